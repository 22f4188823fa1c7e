import { Outlet } from 'react-router'
import { SiteFrame } from './site-frame.tsx'

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}
