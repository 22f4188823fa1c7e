import { publicNom } from '@colocdar/contracts/public-nom'
import type { Profil } from '@colocdar/contracts/utilisateurs'
import { Card } from '../../../ui/layout/card.tsx'
import { TagList } from './tag-list.tsx'

export const PublicTastes = ({ profil }: { profil: Profil }) => (
  <Card className="flex flex-col gap-6">
    <section>
      <h2 className="text-2xl">À propos</h2>
      <p dir="auto" className="mt-3 whitespace-pre-line">
        {profil.apropos || (
          <span className="text-brume">{`${publicNom(profil) ?? profil.username} n’a pas encore écrit sa présentation.`}</span>
        )}
      </p>
    </section>
    <section>
      <h2 className="mb-2 text-lg">Langues</h2>
      <TagList tags={profil.langues} tone="menthe" />
    </section>
    <section>
      <h2 className="mb-2 text-lg">Centres d’intérêt</h2>
      <TagList tags={profil.tags} />
    </section>
  </Card>
)
