import { blog } from '@colocdar/contracts/blog'
import type { AppError } from '@colocdar/contracts/errors'
import { data } from 'react-router'
import { apiContext } from '../../lib/client/api-context.ts'
import { isMissing } from '../../lib/client/or-not-found.ts'
import type { LoaderArgs } from '../../lib/pages/page.ts'

export const loader = async ({ context, params }: LoaderArgs<{ id: string }>) => {
  try {
    return { post: await context.get(apiContext)(blog.one, { params: { id: params.id } }) }
  } catch (error) {
    const { message } = error as AppError
    throw data(message, { status: isMissing(error) ? 404 : 502 })
  }
}
