import { create } from 'zustand'
import type { Tone } from './tones.ts'

/** CONST-01: how long a toast stays unless told otherwise. */
const defaultToastDuration = 3_000

export interface Toast {
  id: number
  title: string
  description?: string | undefined
  tone: Tone
  duration: number
}

export const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }))

interface ToastRequest {
  title: string
  description?: string
  tone?: Tone
  /** Milliseconds. */
  duration?: number
}

export const showToast = ({ tone = 'success', duration = defaultToastDuration, ...text }: ToastRequest): number => {
  lastId += 1
  const toast: Toast = { id: lastId, tone, duration, ...text }
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, toast] }))
  return toast.id
}

export const closeToast = (id: number): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))

let lastId = 0
