import type { Feature } from '../feature.ts'

/** `/gallery`, in the demo: themes of the kit to view, change and copy. */
export const galleryFeature: Feature = {
  id: 'gallery',
  routes: [{ path: '/gallery', title: 'nav.gallery', load: () => import('./GalleryPage.tsx') }],
}
