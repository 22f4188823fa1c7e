import { useState } from 'react'

/** Whether somebody points at an element or has the focus in it: the time to read it then stands still. */
export const useAttention = () => {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  return {
    attended: hovered || focused,
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
