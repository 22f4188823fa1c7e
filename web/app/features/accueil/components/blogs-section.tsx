import { paths } from '@colocdar/contracts/paths'
import { ButtonLink } from '../../../ui/elements/button.tsx'
import { ArrowRight } from '../../../ui/icons.ts'
import { SectionHeading } from '../../../ui/layout/section-heading.tsx'
import { PostGrid } from '../../blog/components/post-grid.tsx'
import type { PostPreview } from '../../blog/post-preview.ts'

export const BlogsSection = ({ posts }: { posts: readonly PostPreview[] }) => (
  <section
    id="blogs"
    aria-label="Blog"
    className="plus-bas page-largeur flex flex-col gap-8 py-14 [--hauteur:706px] sm:[--hauteur:640px] md:py-20 md:[--hauteur:670px]"
  >
    <SectionHeading
      eyebrow="Blog"
      title="Conseils pour bien vivre ensemble"
      action={
        <ButtonLink to={paths.blogs()} variant="quiet">
          Tous les articles
          <ArrowRight className="size-5 rtl:-scale-x-100" />
        </ButtonLink>
      }
    />
    {posts.length === 0 ? (
      <p className="text-brume text-lg">Les articles arrivent bientôt.</p>
    ) : (
      <PostGrid posts={posts} row />
    )}
  </section>
)
