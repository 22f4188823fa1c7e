import { paths } from '@colocdar/contracts/paths'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import * as texts from '#texts/features/demandes'
import { PageLoading } from '../../../../layout/page-loading.tsx'
import { showPopup } from '../../../../ui/notices/notice-store.ts'

const popupDuration = 3_000

/** Says that there is no request to edit, then goes to the profile. */
export const NoOwnDemande = () => {
  const navigate = useNavigate()
  useEffect(() => {
    showPopup({
      title: texts.noOwn,
      tone: 'error',
      duration: popupDuration,
      onClose: () => void navigate(paths.profile()),
    })
  }, [navigate])
  return <PageLoading />
}
