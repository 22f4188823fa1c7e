import { paths } from '@colocdar/contracts/paths'
import * as texts from '#texts/layout'
import { Button, ButtonLink } from '../ui/elements/button.tsx'
import { House, RotateCw } from '../ui/icons.ts'
import { FullPageMessage } from './full-page-message.tsx'

export const UnexpectedError = ({ requestId }: { requestId?: string | undefined }) => (
  <FullPageMessage title={texts.failed} text={texts.failedText} note={requestId && texts.reference(requestId)}>
    <Button onClick={() => location.reload()} icon={<RotateCw className="size-5" />}>
      {texts.reload}
    </Button>
    <ButtonLink to={paths.home()} variant="quiet" reloadDocument icon={<House className="size-5" />}>
      {texts.backHome}
    </ButtonLink>
  </FullPageMessage>
)
