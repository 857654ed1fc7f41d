import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import type { TemplateKind, WordKind } from '#shared/domains/attached/word-template/schemas.ts';
import { LOCALE_OPTIONS } from '#shared/kernel/text/locale.ts';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { call } from '#web/platform/api.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useKindWords } from '#web/ui/record/kinds.ts';
import { useRecordForm } from '#web/ui/record/record-form.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { toast } from '#web/ui/toaster.ts';
import { areaPage } from '../parts/area-page.tsx';
import { baseOf, detailsOf } from '../parts/template-words.ts';

const { create, updateDetails } = wordTemplateContract.routes;

interface Place {
  readonly kind: TemplateKind;
  readonly mainArea: WordKind;
}
function useNewTemplate(
  kind: Place['kind'],
  mainArea: Place['mainArea'],
  base: '/wordtemplate' | '/wordtemplateforlistview',
) {
  const goTo = useGoTo();
  return useRecordForm({
    domain: 'word-template',
    schema: () =>
      import('#shared/domains/attached/word-template/schemas.ts').then(({ WordTemplateDetails: schema }) => schema),
    values: { name: '', locale: currentLocale(), isActive: true },
    valuesOf: detailsOf,
    create: (details) => call(create, { body: { ...details, kind, mainArea } }),
    update: (body, id) => call(updateDetails, { body: { ...body, id } }),
    onSaved: ({ id, name }) => {
      toast(<Trans>{name} saved</Trans>);
      goTo(`${base}/detail/${id}`);
    },
  });
}

function NewTemplate({ kind, mainArea }: Place) {
  const { t } = useLingui();
  const areas = useKindWords('many');
  const base = baseOf(kind);
  const form = useNewTemplate(kind, mainArea, base);
  return (
    <SettingsFrame
      title={t`New Word template`}
      text={areas[mainArea]}
      actions={
        <PageLink to={`${base}/${mainArea}`} className="link">
          {t`All templates`}
        </PageLink>
      }
    >
      <Form form={form}>
        <div className="set-card">
          <ErrorSummary />
          <TextField name="name" label={t`Name`} must maxLength={100} />
          <SelectField
            name="locale"
            label={t`Language`}
            help={t`How amounts and dates are written`}
            options={LOCALE_OPTIONS}
          />
          <p className="meta">{t`It starts with a complete document. Upload your own Word file on the next page.`}</p>
          <Button type="submit" kind="primary" busy={form.busy}>
            {t`Create template`}
          </Button>
        </div>
      </Form>
    </SettingsFrame>
  );
}

export const NewRecordTemplatePage = areaPage('record', getRouteApi('/app/wordtemplate/$mainArea/new'), NewTemplate);
export const NewListTemplatePage = areaPage(
  'listView',
  getRouteApi('/app/wordtemplateforlistview/$mainArea/new'),
  NewTemplate,
);
