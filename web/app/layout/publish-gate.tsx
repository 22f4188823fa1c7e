import { paths } from '@colocdar/contracts/paths'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as texts from '#texts/layout'
import { Link } from '../ui/elements/link.tsx'
import { House, type Icon as IconType, Search } from '../ui/icons.ts'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { publishHash, useNeedQuestion, usePublishGate } from './use-publish-gate.ts'

/** The dialog of the publishing gate; once a page, for all its buttons. */
export const PublishGate = () => {
  const open = useNeedQuestion((state) => state.open)
  useGateByAddress()
  return (
    <Dialog open={open} onClose={close} title={texts.publishTitle} description={texts.publishDescription}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {choices.map((choice) => (
          <li key={choice.to}>
            <Choice {...choice} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

interface ChoiceProps {
  to: string
  label: string
  text: string
  Icon: IconType
}

const Choice = ({ to, label, text, Icon }: ChoiceProps) => (
  <Link
    to={to}
    onClick={close}
    className="flex h-full flex-col items-start gap-2 rounded-carte border border-contour p-5 transition hover:border-majorelle hover:bg-majorelle-doux focus-visible:rounded-carte"
  >
    <Icon className="size-8 text-terracotta" strokeWidth={1.75} />
    <span className="font-bold font-titre text-lg">{label}</span>
    <span className="text-brume text-sm">{text}</span>
  </Link>
)

const choices: ChoiceProps[] = [
  {
    to: paths.addOffre(),
    label: texts.publishOffre,
    text: texts.publishOffreText,
    Icon: House,
  },
  {
    to: paths.addDemande(),
    label: texts.publishDemande,
    text: texts.publishDemandeText,
    Icon: Search,
  },
]

const close = (): void => useNeedQuestion.setState({ open: false })

const useGateByAddress = (): void => {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const publish = usePublishGate()
  const pass = useEffectEvent(() => {
    navigate({ pathname, search }, { replace: true, preventScrollReset: true })
    publish()
  })
  useEffect(() => {
    if (hash === publishHash) pass()
  }, [hash])
}
