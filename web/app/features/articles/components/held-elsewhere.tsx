import { Alert } from '../../../ui/alert.tsx'
import { AdminHeading } from '../../administration/components/admin-heading.tsx'

/** Shown in place of the articles when they are not ours to write. */
export const HeldElsewhere = ({ message }: { message: string }) => (
  <>
    <AdminHeading title="Blog" />
    <Alert tone="info">{message}</Alert>
  </>
)
