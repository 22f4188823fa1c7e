import { SectionHeading } from '../../../ui/layout/section-heading.tsx'
import { ContactForm } from '../../contact/components/contact-form.tsx'

export const ContactSection = () => (
  <section
    id="contact"
    aria-label="Contact"
    className="plus-bas bg-dune [--hauteur:800px] sm:[--hauteur:770px] md:[--hauteur:808px] lg:[--hauteur:656px]"
  >
    <div className="page-largeur grid items-start gap-10 py-14 md:py-20 lg:grid-cols-[1fr_1.2fr]">
      <SectionHeading
        eyebrow="Contact"
        title="Une question, une idée&nbsp;?"
        text="Écrivez-nous&nbsp;: une personne de l’équipe vous répond sous deux jours ouvrés."
      />
      <ContactForm />
    </div>
  </section>
)
