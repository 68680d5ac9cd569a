import { Footer } from './Footer.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'

/** The parts of the layout that the first view does not show. They load beside the first page. */
export default { Footer, OfflineNotice }
