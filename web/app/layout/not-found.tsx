import { paths } from '@colocdar/contracts/paths'
import { useRevalidator } from 'react-router'
import * as texts from '#texts/layout'
import { Button, ButtonLink } from '../ui/elements/button.tsx'
import { House, RotateCw, Search } from '../ui/icons.ts'
import { FullPageMessage } from './full-page-message.tsx'

export const NotFound = () => (
  <FullPageMessage title="404" text={texts.missing}>
    <Home />
    <ButtonLink to={paths.offres()} variant="quiet" icon={<Search className="size-5" />}>
      {texts.seeColocations}
    </ButtonLink>
  </FullPageMessage>
)

/** There was no answer, and the page may well exist: its address stays, and another try may succeed. */
export const NoAnswer = () => {
  const { revalidate, state } = useRevalidator()
  return (
    <FullPageMessage title={texts.noAnswer} text={texts.noAnswerText}>
      <Button onClick={() => void revalidate()} loading={state === 'loading'} icon={<RotateCw className="size-5" />}>
        {texts.retry}
      </Button>
      <Home />
    </FullPageMessage>
  )
}

const Home = () => (
  <ButtonLink to={paths.home()} icon={<House className="size-5" />}>
    {texts.backHome}
  </ButtonLink>
)
