import { useLingui } from '@lingui/react/macro';
import { mailTextContract } from '#shared/domains/reference/mail-text/contract.ts';
import type { MailTextVersion, MailTextView } from '#shared/domains/reference/mail-text/schemas.ts';
import { useRowWrite } from '#web/kits/settings/use-row-write.ts';
import { call } from '#web/platform/api.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import { toast } from '#web/ui/toaster.ts';
import type { MailTextState } from './use-mail-text.ts';

const { update, restore } = mailTextContract.routes;

/** Restores the standard text of one language with Undo, or of all languages after a question. */
export function useRestore({ view, rev }: MailTextState, show: (next: MailTextView) => void) {
  const { t } = useLingui();
  const write = useRowWrite('mail-text');
  const { kind, name } = view;
  const one = ({ language, own }: MailTextVersion) =>
    write(async () => {
      const next = await call(restore, { params: { kind }, body: { language, rev: rev.current } });
      show(next);
      const undo = async () =>
        own && show(await call(update, { params: { kind, language }, body: { ...own, rev: next.rev } }));
      toast(t`Standard text restored`, { undo: () => void write(async () => void (await undo())) });
    });
  const all = async () => {
    const sure = await dialogs.confirm({
      title: t`Restore the standard texts of "${name}"?`,
      text: t`Your texts in all languages are deleted. This cannot be undone.`,
      action: t`Restore all`,
      danger: true,
    });
    if (!sure) return;
    await write(async () => {
      show(await call(restore, { params: { kind }, body: { rev: rev.current } }));
      toast(t`Standard texts restored`);
    });
  };
  return { one, all };
}
