export { ToastArea } from '@foyer/ui/toasts/ToastArea.tsx'
export { toast } from '@foyer/ui/toasts/toast.tsx'
