import { getAuth } from '../../../auth'

export const GET = (request: Request) => getAuth().fetch(request)
export { GET as DELETE, GET as OPTIONS, GET as POST }
