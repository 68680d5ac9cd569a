export { ToastArea } from './ui/toasts/ToastArea.tsx'
export { toast } from './ui/toasts/toast.tsx'
