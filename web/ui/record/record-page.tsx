import { useLingui } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useShortcut } from '#web/platform/keys.ts';
import { Avatar } from '../avatar.tsx';
import { buttonClass } from '../button.tsx';
import { Crumbs } from '../crumbs.tsx';
import { Kbd } from '../kbd.tsx';
import type { MenuItem } from '../menu.tsx';
import { PageLink } from '../page-link.tsx';
import { type TabItem, Tabs } from '../tabs.tsx';
import { Steps } from './steps.tsx';
import { useGoTo } from './use-go-to.ts';
import './record.css';
import { MoreMenu } from '../more-menu.tsx';

export interface RecordTab extends TabItem<string> {
  readonly content: ReactNode;
}
export interface RecordPageProps {
  readonly id: string;
  readonly name: string;
  /** The address of its list. */
  readonly base: string;
  readonly listName: ReactNode;
  readonly round?: boolean;
  readonly tag?: ReactNode;
  /** One line of facts under the name. */
  readonly line: ReactNode;
  readonly mayEdit: boolean;
  /** Left out for users who may not delete the record. */
  readonly onDelete?: (() => void) | undefined;
  /** More actions, above Delete. */
  readonly more?: readonly MenuItem[];
  readonly primary?: ReactNode;
  readonly tab: string | undefined;
  readonly onTab: (tab: string) => void;
  readonly tabs: readonly RecordTab[];
  /** Right, 300 px, beside the first tab. */
  readonly aside?: ReactNode;
}

function Actions({ id, base, mayEdit, onDelete, more = [], primary }: RecordPageProps) {
  const { t } = useLingui();
  const goTo = useGoTo();
  useShortcut(mayEdit ? 'e' : undefined, () => goTo(`${base}/${id}/edit`));
  const remove: readonly MenuItem[] = onDelete
    ? [{ id: 'delete', label: t`Delete`, icon: <Trash2 size={15} />, danger: true, onSelect: onDelete }]
    : [];
  return (
    <div className="row rec-act">
      {more.length + remove.length > 0 && (
        <MoreMenu label={t`More actions`} look="box" groups={[{ id: 'more', items: [...more, ...remove] }]} />
      )}
      {mayEdit && (
        <PageLink to={`${base}/${id}/edit`} className={buttonClass()}>
          <Pencil size={14} aria-hidden="true" />
          {t`Edit`}
          <Kbd keys="e" />
        </PageLink>
      )}
      {primary}
    </div>
  );
}

/** Detail of a master record: crumbs, head, tabs, cards in the middle, properties at the right. */
export function RecordPage(props: RecordPageProps) {
  const { name, base, listName, round, tag, line, tab, onTab, tabs, aside } = props;
  const panelId = useId();
  const first = tabs[0];
  const current = tabs.find(({ value }) => value === tab) ?? first;
  return (
    <>
      <Crumbs items={[{ label: listName, to: base }, { label: name }]}>
        <Steps id={props.id} base={base} />
      </Crumbs>
      <header className="rec-h">
        <Avatar name={name} round={round ?? false} size={44} />
        <div className="col grow">
          <div className="row wrap">
            <h1>{name}</h1>
            {tag}
          </div>
          <div className="rec-line">{line}</div>
        </div>
        <Actions {...props} />
      </header>
      <Tabs label={name} items={tabs} value={current?.value ?? ''} onChange={onTab} panelId={panelId} />
      <div className="scroll rec" id={panelId} role="tabpanel">
        <div className="rec-main">{current?.content}</div>
        {aside && current === first && <aside className="rec-side">{aside}</aside>}
      </div>
    </>
  );
}
