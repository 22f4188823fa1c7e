import { PopupHost } from './popup.tsx'
import { SnackbarHost } from './snackbar.tsx'
import { Toasts } from './toasts.tsx'

/** Everything that may appear above a page. */
export const NoticeHosts = () => (
  <>
    <SnackbarHost />
    <PopupHost />
    <Toasts />
  </>
)
