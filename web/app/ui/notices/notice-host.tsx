import { useNotices } from './notice-store.ts'
import { Popup } from './popup.tsx'
import { Snackbars } from './snackbar.tsx'
import { Toasts } from './toasts.tsx'

interface NoticeHostProps {
  /** Where the snackbar appears: at the bottom where the top holds the page's own buttons. */
  snackbar?: 'top' | 'bottom'
}

/** Renders the notices that float above the page; once a page. The banner is in the flow: `ErrorBanner`. */
export const NoticeHost = ({ snackbar = 'top' }: NoticeHostProps) => {
  const notices = useNotices((state) => state.notices)
  return (
    <>
      <Snackbars place={snackbar} notices={notices.filter(({ look }) => look === 'snackbar')} />
      {notices
        .filter(({ look }) => look === 'popup')
        .map((notice) => (
          <Popup key={notice.id} notice={notice} />
        ))}
      <Toasts notices={notices.filter(({ look }) => look === 'toast')} />
    </>
  )
}
