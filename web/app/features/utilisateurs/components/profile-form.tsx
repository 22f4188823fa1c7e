import { othersIn } from '@colocdar/contracts/fields'
import { paths } from '@colocdar/contracts/paths'
import { referenceName } from '@colocdar/contracts/references'
import { toE164 } from '@colocdar/contracts/telephone-format'
import { type Profil, ProfilForm, profilFields } from '@colocdar/contracts/utilisateurs'
import * as texts from '#texts/features/utilisateurs'
import type { LoadState } from '../../../lib/client/load-state.ts'
import { genreLabels } from '../../../lib/formats/labels.ts'
import { formatNom } from '../../../lib/formats/nom.ts'
import { readNumber } from '../../../lib/forms/read-number.ts'
import { typedSchema } from '../../../lib/forms/typed-schema.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { forgetIntent } from '../../../lib/storage/stored-route.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { Spinner } from '../../../ui/elements/spinner.tsx'
import { MultiSelect } from '../../../ui/fields/multi-select.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { CancelLink } from '../../../ui/forms/cancel-link.tsx'
import { CoordonneesNote } from '../../../ui/forms/coordonnees-note.tsx'
import { SchemaForm } from '../../../ui/forms/schema-form.tsx'
import { StaleAlert } from '../../../ui/forms/stale-alert.tsx'
import { FormActions } from '../../../ui/layout/form-actions.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { useProfileSave } from '../use-profile-save.ts'
import { useReferences } from '../use-references.ts'
import { PhotoField, useProfilePhoto } from './photo-field.tsx'

interface ProfileFormProps {
  profil: Profil
  /** What the form starts with: with the texts that wait for a verification. */
  start: Profil
  /** ETag of the version being edited. */
  etag: string | undefined
  /** Begins with another form, without what was restored: a new photo and what the fields hold by themselves go, too. */
  onDiscard: () => void
}

/** The profile form's values. */
type TypedProfil = Pick<Profil, 'genre' | 'langues' | 'tags'> &
  Record<'nom' | 'prenom' | 'telephone' | 'age' | 'apropos' | 'photo', string>

const profilSchema = typedSchema({
  contract: ProfilForm,
  read: ({ age, photo, ...typed }: TypedProfil) => ({ ...typed, age: readNumber(age), photo: photo || null }),
})

export const ProfileForm = ({ profil, start, etag, onDiscard }: ProfileFormProps) => {
  const { references, retry } = useReferences()
  const form = useSchemaForm({ schema: profilSchema, defaultValues: valuesOf(start), draftName: 'profil' })
  const { save, saving, stale } = useProfileSave({ profil, etag, showServerErrors: form.showServerErrors })
  const photo = useProfilePhoto(form.values.photo, (src) => form.setValue('photo', src))
  const choices = (name: 'langues' | 'tags', known: readonly string[] | undefined) => ({
    name,
    // What the member has chosen before stays on the screen while the lists load.
    options: known ?? form.values[name],
    nameOf: referenceName,
    other: known && others[name].label,
    value: form.values[name],
    onChange: (chosen: string[]) => form.setValue(name, chosen),
    error: form.errorOf(name),
  })
  return (
    <SchemaForm
      form={{ ...form, discard: onDiscard }}
      onSubmit={save}
      label={texts.profileTitle}
      className="grid gap-5 sm:grid-cols-2"
    >
      <div className="sm:col-span-2">
        <PhotoField
          photo={photo}
          name={formatNom(profil) ?? profil.username}
          id={profil.id}
          error={form.errorOf('photo')}
        />
      </div>
      <TextField label={texts.username} value={profil.username} readOnly />
      <TextField label={texts.email} type="email" value={profil.email} readOnly />
      <TextField label={texts.nom} required autoComplete="family-name" {...form.field('nom')} />
      <TextField label={texts.prenom} required autoComplete="given-name" {...form.field('prenom')} />
      <div className="sm:col-span-2">
        <TextField
          label={texts.telephone}
          type="tel"
          inputMode="tel"
          required
          autoComplete="tel"
          help={texts.telephoneHelp}
          {...form.field('telephone')}
        />
      </div>
      {endsIdentity(profil, form.values) && (
        <div className="sm:col-span-2">
          <Alert tone="info" title={texts.identityEndsTitle}>
            {texts.identityEndsText}
          </Alert>
        </div>
      )}
      <TextField label={texts.age} inputMode="numeric" required unit={texts.ageUnit} {...form.field('age')} />
      <SelectField
        label={texts.genre}
        options={Object.entries(genreLabels).map(([value, label]) => ({ value, label }))}
        {...form.field('genre')}
      />
      <ReferencesState references={references} onRetry={retry} />
      <div className="sm:col-span-2">
        <MultiSelect label={texts.langues} required {...choices('langues', references.value?.languages)} />
      </div>
      <div className="sm:col-span-2">
        <MultiSelect label={texts.tags} required help={texts.tagsHelp} {...choices('tags', references.value?.tags)} />
      </div>
      <div className="sm:col-span-2">
        <TextArea label={texts.apropos} help={texts.aproposHelp} maxLength={2000} {...form.field('apropos')} />
      </div>
      <CoordonneesNote
        texts={[
          form.values.apropos,
          ...othersIn(others.langues.known, form.values.langues),
          ...othersIn(others.tags.known, form.values.tags),
        ]}
      />
      {stale && (
        <div className="sm:col-span-2">
          <StaleAlert message={texts.stale} onReload={form.saveDraft} />
        </div>
      )}
      <FormActions className="sm:col-span-2">
        <CancelLink to={profil.profileFilled ? paths.profile() : paths.home()} onCancel={forgetIntent} />
        <Button
          type="submit"
          loading={saving || photo.sending}
          loadingLabel={saving ? texts.saving : texts.sendingPhoto}
        >
          {texts.save}
        </Button>
      </FormActions>
    </SchemaForm>
  )
}

/** What is not on offer is written by hand, and checked as other texts are. */
const others = {
  langues: { label: texts.otherLangue, known: profilFields.langues.known },
  tags: { label: texts.otherTag, known: profilFields.tags.known },
} as const

const ReferencesState = ({ references, onRetry }: { references: LoadState<unknown>; onRetry: () => void }) => (
  <div className="empty:hidden sm:col-span-2">
    {references.status === 'loading' && <Spinner label={texts.loadingReferences} />}
    {references.status === 'failed' && (
      <Alert tone="error" title={texts.referencesFailed}>
        <p>{references.error}</p>
        <Button variant="quiet" onClick={onRetry} className="mt-3">
          {texts.retry}
        </Button>
      </Alert>
    )}
  </div>
)

const valuesOf = (profil: Profil): TypedProfil => ({
  nom: profil.nom ?? '',
  prenom: profil.prenom ?? '',
  telephone: profil.telephone ?? '',
  age: profil.age ? String(profil.age) : '',
  genre: profil.genre,
  apropos: profil.apropos ?? '',
  photo: profil.photo ?? '',
  langues: profil.langues,
  tags: profil.tags,
})

type Typed = Record<'nom' | 'prenom' | 'telephone', string>

/** Whether saving these fields ends a confirmed identity, as the server decides it. */
export const endsIdentity = (profil: Pick<Profil, keyof Typed | 'identityVerified'>, typed: Typed): boolean =>
  profil.identityVerified &&
  (typed.nom.trim() !== profil.nom ||
    typed.prenom.trim() !== profil.prenom ||
    numberOf(typed.telephone) !== numberOf(profil.telephone ?? ''))

// The same number may be written in another way.
const numberOf = (telephone: string): string => toE164(telephone) ?? telephone.trim()
