import { Trans } from '@lingui/react/macro';
import { notFound, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { MAIL_KINDS, type MailKind } from '#shared/domains/reference/mail-text/kinds.ts';
import type { MailTextView } from '#shared/domains/reference/mail-text/schemas.ts';
import { type Language, languageOf } from '#shared/kernel/text/translated.ts';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { currentLocale } from '#web/platform/i18n.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useReadersText } from '../model/mail-words.ts';
import { TextForm } from '../parts/text-form.tsx';
import { useMailText } from '../parts/use-mail-text.ts';
import { useRestore } from '../parts/use-restore.tsx';

const isMailKind = (key: string): key is MailKind => Object.hasOwn(MAIL_KINDS, key);

function Mail({ kind }: { readonly kind: MailKind }) {
  const mail = useMailText(kind);
  const { view, take } = mail;
  const may = useCan()('messageTemplate.update');
  const readers = useReadersText()(view.readers);
  const [language, setLanguage] = useState<Language>(() => languageOf(currentLocale()));
  // The form of a restored text begins with that text.
  const [round, setRound] = useState(0);
  const restore = useRestore(mail, (next: MailTextView) => {
    take(next);
    setRound((count) => count + 1);
  });
  const version = view.versions.find((one) => one.language === language);
  const isChangedTwice = view.versions.filter(({ own }) => own).length > 1;
  return (
    <SettingsFrame
      title={view.name}
      text={<Trans>Recipients: {readers}</Trans>}
      actions={
        <>
          {may && isChangedTwice && (
            <Button kind="ghost" onClick={() => void restore.all()}>
              <Trans>Restore all languages</Trans>
            </Button>
          )}
          <PageLink to="/mailtext" className="link">
            <Trans>Automatic emails</Trans>
          </PageLink>
        </>
      }
    >
      {version && (
        <TextForm
          key={`${language} ${round}`}
          mail={mail}
          version={version}
          may={may}
          onLanguage={setLanguage}
          onRestore={() => void restore.one(version)}
        />
      )}
    </SettingsFrame>
  );
}

/** Edits the text of one automatic email in every language. */
export function MailTextEditPage() {
  const { key = '' } = useParams({ strict: false });
  if (!isMailKind(key)) throw notFound();
  return <Mail key={key} kind={key} />;
}
