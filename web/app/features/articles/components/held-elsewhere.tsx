import { AdminHeading } from '../../../admin/admin-heading.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'

/** Shown in place of the articles when the blog is hosted elsewhere. */
export const HeldElsewhere = ({ message }: { message: string }) => (
  <>
    <AdminHeading title="Blog" />
    <Alert tone="info">{message}</Alert>
  </>
)
