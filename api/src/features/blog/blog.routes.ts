import { blog } from '@colocdar/contracts/blog'
import { on } from '../../http/route.ts'
import { listPosts, readPost } from './blog.service.ts'
import { postListTags, postTags } from './blog.tags.ts'

export const blogRoutes = [
  on(blog.list, ({ deps, query }) => listPosts(deps, query), postListTags),
  on(blog.one, ({ deps, params }) => readPost(deps, params.id), postTags),
]
