import type { blog } from '@colocdar/contracts/blog'
import type { TagsOf } from '../../http/route.ts'

export const postTags: TagsOf<typeof blog.one> = ({ id }) => ({ hard: [`article:${id}`], soft: [] })

export const postListTags: TagsOf<typeof blog.list> = ({ items = [] }) => ({
  hard: ['articles', ...items.map(({ id }) => `article:${id}`)],
  soft: [],
})
