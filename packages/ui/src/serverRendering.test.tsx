import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Avatar } from './avatar/Avatar.tsx'
import { Button } from './button/Button.tsx'
import { Dialog } from './dialog/Dialog.tsx'
import { DialogHeader } from './dialog/DialogHeader.tsx'
import { Icon } from './icon/Icon.tsx'
import { RouteProgress } from './route-progress/RouteProgress.tsx'
import { Skeleton } from './skeleton/Skeleton.tsx'
import { SpinnerRing } from './spinner/SpinnerRing.tsx'
import { Tag } from './tag/Tag.tsx'
import { ToastArea } from './toasts/ToastArea.tsx'
import { UiProvider } from './UiProvider.tsx'

it('renders on a server without a page, and without any inline style', () => {
  const html = renderToString(
    <UiProvider>
      <Button busy={true}>Go</Button>
      <Tag tone="accent">Recent</Tag>
      <Avatar address="0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266" />
      <SpinnerRing>
        <Icon fallbackName="Amber" background="#f6851b" radius={18} size={64} />
      </SpinnerRing>
      <Skeleton width={80} height={20} />
      <RouteProgress pending={true} />
      <ToastArea />
      <Dialog open={true} onClose={() => {}} titleId="title">
        <DialogHeader titleId="title" title="Title" />
      </Dialog>
    </UiProvider>,
  )
  expect(html).toContain('Go')
  expect(html).not.toContain('<dialog')
  expect(html).not.toMatch(/\sstyle=/)
})
