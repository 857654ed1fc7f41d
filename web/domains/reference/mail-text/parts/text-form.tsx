import { Trans, useLingui } from '@lingui/react/macro';
import type { MailTextVersion } from '#shared/domains/reference/mail-text/schemas.ts';
import { LOCALE_NAMES } from '#shared/kernel/text/locale.ts';
import type { Language } from '#shared/kernel/text/translated.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { MailPreview } from './mail-preview.tsx';
import { TextFields } from './text-fields.tsx';
import type { MailTextState } from './use-mail-text.ts';
import { useTextForm } from './use-text-form.tsx';
import './mail-text.css';

const PANEL = 'mail-text-panel';

/** A language, marked if the agency has its own text in it. */
const tabOf = ({ language, own }: MailTextVersion) => ({
  value: language,
  label: (
    <>
      {LOCALE_NAMES[language]}
      {own && (
        <span className="mtx-d">
          <span className="sr">
            <Trans>changed</Trans>
          </span>
        </span>
      )}
    </>
  ),
});

interface TextFormProps {
  readonly mail: MailTextState;
  readonly version: MailTextVersion;
  readonly may: boolean;
  readonly onLanguage: (language: Language) => void;
  readonly onRestore: () => void;
}
/** The text of a mail in one language, beside its preview. Another language opens after a question about changes. */
export function TextForm({ mail, version, may, onLanguage, onRestore }: TextFormProps) {
  const { t } = useLingui();
  const form = useTextForm(mail, version);
  const choose = async (language: Language) => {
    if (!form.dirty || (await dialogs.leave())) onLanguage(language);
  };
  return (
    <>
      <Tabs
        label={t`Language of the text`}
        items={mail.view.versions.map(tabOf)}
        value={version.language}
        onChange={(language) => void choose(language)}
        panelId={PANEL}
      />
      <Form form={form} className="mtx">
        <fieldset id={PANEL} className="set-card mtx-f" disabled={!may} aria-label={LOCALE_NAMES[version.language]}>
          <ErrorSummary />
          <TextFields fields={mail.view.fields} may={may} />
          {may && (
            <span className="row">
              <Button type="submit" kind="primary" busy={form.busy}>
                {t`Save`}
              </Button>
              {version.own && <Button onClick={onRestore}>{t`Restore standard text`}</Button>}
            </span>
          )}
        </fieldset>
        <MailPreview version={version} />
      </Form>
    </>
  );
}
