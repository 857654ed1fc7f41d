import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { Sheet } from '#web/ui/sheet.tsx';
import { usePhone } from '#web/ui/use-media.ts';
import { pageArticle } from '../model/page-article.ts';
import { HelpAside } from '../parts/help-aside.tsx';
import { HelpTopics } from '../parts/help-topics.tsx';
import { helpStore } from './help.ts';

const close = () => helpStore.set(false);

/** The help that belongs to the page in view: beside it on a desk, from below on a phone. */
export function SupportSidebar() {
  const { t } = useLingui();
  const phone = usePhone();
  const first = useRouterState({ select: (state) => pageArticle(state.location.pathname) });
  const topics = <HelpTopics key={first} first={first} />;
  return phone ? (
    <Sheet open onClose={close} title={t`Help`}>
      <div className="help-b">{topics}</div>
    </Sheet>
  ) : (
    <HelpAside onClose={close}>{topics}</HelpAside>
  );
}
