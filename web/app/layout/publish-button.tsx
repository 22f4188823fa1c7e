import { paths } from '@colocdar/contracts/paths'
import * as texts from '#texts/layout'
import { ButtonLink, type ButtonSize, type ButtonVariant } from '../ui/elements/button.tsx'
import { classes } from '../ui/elements/classes.ts'
import { opensElsewhere } from '../ui/elements/link.tsx'
import { Plus } from '../ui/icons.ts'
import { usePublishGate } from './use-publish-gate.ts'

interface PublishButtonProps {
  variant?: ButtonVariant
  size?: ButtonSize
  block?: boolean
  /** Shows only the icon where the bar is full. */
  compact?: boolean
}

/** A link, so that it works without JavaScript and in a new tab; a normal click opens the gate. */
export const PublishButton = ({ variant = 'primary', size, block, compact }: PublishButtonProps) => {
  const publish = usePublishGate()
  return (
    <ButtonLink
      to={paths.addOffre()}
      data-needs-script
      onClick={(event) => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        publish()
      }}
      variant={variant}
      size={size}
      block={block}
      icon={<Plus className="size-5" />}
      className={classes('whitespace-nowrap', compact && 'lg:max-xl:size-11 lg:max-xl:px-0')}
    >
      <span className={compact ? 'lg:max-xl:sr-only' : undefined}>{texts.publish}</span>
    </ButtonLink>
  )
}
