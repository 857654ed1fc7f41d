import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { LOCALE_OPTIONS, LOCALES } from '#shared/kernel/text/locale.ts';
import { isOfKind } from '#web/domains/agreements/agreement/queries.ts';
import { useAgreementKind } from '#web/domains/agreements/agreement/widgets/kind.tsx';
import { useTemplates } from '#web/domains/attached/word-template/widgets/use-templates.ts';
import { CompanyRisk } from '#web/domains/identity/roster/widgets/company-risk.tsx';
import { mutationOf, queryOf } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import '../agreement.css';
import type { WordTemplate } from '#shared/domains/attached/word-template/schemas.ts';

const BUILT_IN = ['standard', 'word'] as const;

function useMaking(showId: string | undefined) {
  const kind = useAgreementKind();
  const queries = useQueryClient();
  const goTo = useGoTo();
  return useMutation({
    ...mutationOf(kind.routes.createFromShow),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ predicate: isOfKind(kind) });
      goTo(`${kind.base}/${id}`);
    },
    scope: { id: showId ?? '' },
  });
}

interface TemplateFieldProps {
  readonly templates: readonly WordTemplate[];
  readonly chosen: { template: string; locale: string };
  readonly setChosen: (next: { template: string; locale: string }) => void;
}
function TemplateField({ templates, chosen, setChosen }: TemplateFieldProps) {
  const { t } = useLingui();
  return (
    <Field label={t`Template`}>
      <Select
        value={chosen.template}
        onChange={({ target }) => setChosen({ ...chosen, template: target.value })}
        options={[
          { value: 'standard', label: t`Standard layout (PDF)` },
          { value: 'word', label: t`Standard Word layout` },
          ...templates.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </Field>
  );
}

interface LanguageFieldProps {
  readonly chosen: { template: string; locale: string };
  readonly setChosen: (next: { template: string; locale: string }) => void;
}
function LanguageField({ chosen, setChosen }: LanguageFieldProps) {
  const { t } = useLingui();
  return (
    <Field label={t`Language`}>
      <Select
        placeholder={t`The contact's`}
        value={chosen.locale}
        onChange={({ target }) => setChosen({ ...chosen, locale: target.value })}
        options={LOCALE_OPTIONS}
      />
    </Field>
  );
}

interface MakingFormProps {
  /** The show, without which no agreement is created. */
  readonly showId: string | undefined;
  /** The choice of the show, if it is not given. */
  readonly children?: ReactNode;
}
/** Creates an agreement for a show from a template, in a language, and opens it. */
export function MakingForm({ showId, children }: MakingFormProps) {
  const kind = useAgreementKind();
  const words = kind.useWords();
  const templates = useTemplates('record', kind.entity);
  const asked = queryOf(showContract.routes.get, { params: { id: showId ?? '' } });
  const promoterId = useQuery({ ...asked, enabled: showId !== undefined }).data?.promoter?.companyId;
  const [chosen, setChosen] = useState({ template: 'standard', locale: '' });
  const making = useMaking(showId);
  const make = () => {
    if (!showId) return;
    const built = BUILT_IN.find((one) => one === chosen.template);
    const locale = LOCALES.find((one) => one === chosen.locale);
    const layout = built ? { template: built } : { template: 'word' as const, wordTemplateId: chosen.template };
    making.mutate({ params: { id: showId }, body: { ...layout, ...(locale ? { locale } : {}) } });
  };
  return (
    <form
      className="ct-new"
      onSubmit={(event) => {
        event.preventDefault();
        make();
      }}
    >
      <p className="meta">
        <Trans>Created from the show, with its fee and parties, as a draft you can edit.</Trans>
      </p>
      {kind.partner === 'promoter' && promoterId && <CompanyRisk key={promoterId} companyId={promoterId} />}
      {children}
      <TemplateField templates={templates} chosen={chosen} setChosen={setChosen} />
      <LanguageField chosen={chosen} setChosen={setChosen} />
      <Button kind="primary" type="submit" busy={making.isPending} disabled={!showId}>
        {words.make}
      </Button>
    </form>
  );
}
