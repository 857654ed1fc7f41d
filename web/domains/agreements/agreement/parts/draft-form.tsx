import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Partner } from '#shared/domains/agreements/agreement/document.ts';
import type { AgreementView } from '#shared/domains/agreements/agreement/schemas.ts';
import { LOCALE_OPTIONS } from '#shared/kernel/text/locale.ts';
import { useAgreementKind } from '#web/domains/agreements/agreement/widgets/kind.tsx';
import { useFreeSections } from '#web/domains/identity/free-field/widgets/free-sections.tsx';
import { TagsField } from '#web/domains/reference/tag/widgets/tags-field.tsx';
import { CollapsibleSection } from '#web/ui/controls/collapsible-section.tsx';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { ControlField, SelectField, TextareaField, TextField } from '#web/ui/form/fields.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { FeeFields } from './fee-fields.tsx';
import { LinesField } from './lines-field.tsx';
import { ShowsField } from './shows-field.tsx';
import { TemplateField } from './template-field.tsx';
import type { Draft } from './use-draft.ts';

function Layout({ own }: { readonly own: AgreementView['wordTemplate'] }) {
  const { t } = useLingui();
  return (
    <div className="cols2">
      <TemplateField own={own} />
      <SelectField name="locale" label={t`Language of the document`} options={LOCALE_OPTIONS} />
    </div>
  );
}

function Party({ name }: { readonly name: Partner | 'agency' }) {
  const { t } = useLingui();
  const { partner } = useAgreementKind().useWords();
  const at = (field: string) => `document.${name}.${field}`;
  return (
    <div className="ct-f">
      <div className="cols2">
        <TextField name={at('name')} label={name === 'agency' ? t`Agency` : partner} />
        <TextField name={at('signatory.name')} label={t`Signatory`} />
        <TextField name={at('signatory.capacity')} label={t`Signing as`} />
        <TextField name={at('email')} label={t`Email`} type="email" />
        <TextField name={at('vatNumber')} label={t`VAT number`} />
        <TextField name={at('registerNumber')} label={t`Register number`} />
      </div>
      <LinesField name={at('address')} label={t`Address`} />
    </div>
  );
}

/** The fields that all shows of a schedule share. Days, times and place belong to each show. */
function Joint() {
  const { t } = useLingui();
  return (
    <div className="ct-f">
      <div className="cols2">
        <TextField name="document.show.artist" label={t`Artist`} />
        <TextField name="document.show.title" label={t`Show`} />
        <TextField name="document.show.billing" label={t`Billing`} />
        <NumberField name="document.guestTickets" label={t`Guest tickets`} />
      </div>
    </div>
  );
}

function Performance() {
  const { t } = useLingui();
  return (
    <div className="ct-f">
      <div className="cols2">
        <TextField name="document.show.artist" label={t`Artist`} />
        <TextField name="document.show.title" label={t`Show`} />
        <ControlField<string> name="document.show.date" label={t`Date`}>
          {({ value, onChange }) => <DatePicker value={value} onChange={onChange} />}
        </ControlField>
        <ControlField<string | undefined> name="document.show.lastDate" label={t`Last day, if several`}>
          {({ value, onChange }) => <DatePicker value={value ?? ''} onChange={(date) => onChange(date || undefined)} />}
        </ControlField>
        <div className="cols2">
          <TextField name="document.show.start" label={t`Start`} />
          <TextField name="document.show.end" label={t`End`} />
        </div>
        <TextField name="document.show.venue.name" label={t`Venue`} />
        <TextField name="document.show.billing" label={t`Billing`} />
        <TextField name="document.show.slot" label={t`Stage or slot`} />
        <NumberField name="document.guestTickets" label={t`Guest tickets`} />
      </div>
      <LinesField name="document.show.venue.address" label={t`Venue address`} rows={2} />
    </div>
  );
}

function Terms() {
  const { t } = useLingui();
  const { partner } = useAgreementKind();
  return (
    <div className="ct-f">
      {partner === 'promoter' && (
        <LinesField
          name="document.costsByPromoter"
          label={t`Costs paid by the promoter`}
          help={t`One per line: venue and sound, hotel, local transport`}
        />
      )}
      <LinesField name="document.riders" label={t`Riders included`} rows={2} />
      <TextareaField name="document.hospitality" label={t`Hospitality`} rows={2} />
      <TextareaField name="document.travel" label={t`Travel and accommodation`} rows={2} />
      <TextareaField name="document.notes" label={t`Additional terms`} rows={3} />
      <div className="cols2">
        <TextField name="document.law.country" label={t`Governing law`} />
        <TextField name="document.law.court" label={t`Court`} />
      </div>
    </div>
  );
}

interface SectionProps {
  readonly name: string;
  readonly title: string;
  readonly frozen: boolean;
  readonly openAtFirst?: boolean;
  readonly children: ReactNode;
}
/** Renders a section whose head still opens and closes when its fields are frozen. */
const Section = ({ name, title, frozen, openAtFirst, children }: SectionProps) => (
  <CollapsibleSection name={`${useAgreementKind().entity}-${name}`} title={title} openAtFirst={openAtFirst}>
    <fieldset disabled={frozen}>{children}</fieldset>
  </CollapsibleSection>
);

function MoreSections({ agreement, draft, frozen }: Omit<DraftFormProps, 'freeFrozen'>) {
  const { t } = useLingui();
  return (
    <>
      <Section name="fee" title={t`Fee and payment`} frozen={frozen}>
        <FeeFields />
      </Section>
      <Section name="shows" title={t`Shows`} frozen={frozen}>
        <ShowsField agreement={agreement} draft={draft} frozen={frozen} />
      </Section>
      <Section name="performance" title={t`Performance`} frozen={frozen} openAtFirst={false}>
        {agreement.document.shows ? <Joint /> : <Performance />}
      </Section>
      <Section name="terms" title={t`Terms`} frozen={frozen} openAtFirst={false}>
        <Terms />
      </Section>
      <Section name="agency" title={t`Agency`} frozen={frozen} openAtFirst={false}>
        <Party name="agency" />
      </Section>
    </>
  );
}

interface DraftFormProps {
  readonly draft: Draft;
  readonly agreement: AgreementView;
  /** Whether the printed content is frozen, which it is after sending. */
  readonly frozen: boolean;
  /** Whether the agency's own fields are frozen: only some of them are printed. */
  readonly freeFrozen: boolean;
}
/** Edits the content of an agreement, section by section. */
export function DraftForm({ draft, agreement, frozen, freeFrozen }: DraftFormProps) {
  const kind = useAgreementKind();
  const words = kind.useWords();
  const free = useFreeSections(kind.entity, agreement);
  return (
    <FormProvider {...draft.form}>
      <form
        noValidate
        className="ct-form"
        aria-label={words.one}
        onSubmit={(event) => {
          event.preventDefault();
          void draft.save();
        }}
      >
        <fieldset disabled={frozen}>
          {/* On offer even when it is no longer in use. */}
          <Layout own={agreement.wordTemplate} />
          {kind.Fields && <kind.Fields />}
        </fieldset>
        <TagsField area={kind.entity} />
        {free.map(({ id, title, content }) => (
          <Section key={id} name={id} title={title} frozen={freeFrozen}>
            {content}
          </Section>
        ))}
        <Section name="parties" title={words.partner} frozen={frozen}>
          <Party name={kind.partner} />
        </Section>
        <MoreSections agreement={agreement} draft={draft} frozen={frozen} />
      </form>
    </FormProvider>
  );
}
