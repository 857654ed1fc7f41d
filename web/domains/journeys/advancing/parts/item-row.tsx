import { Trans } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { ownText } from '#shared/kernel/text/custom-texts.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { cx } from '#web/ui/cx.ts';
import { Status, Tag } from '#web/ui/status.tsx';
import { differs, type Item, isApprovable } from '../model/items.ts';
import { rowId, useDeciding } from './decisions.ts';
import { ItemActions } from './item-actions.tsx';
import { NowInShow, Provided } from './item-values.tsx';
import { ITEM_TONES, useItemWords } from './item-words.ts';

function Marks({ item }: { readonly item: Item }) {
  const words = useItemWords();
  const { returns } = useDeciding();
  const isCollected = returns.collected.some(({ key }) => key === item.key);
  return (
    <span className="row wrap">
      <Status tone={ITEM_TONES[item.state]}>{words[item.state]}</Status>
      {isCollected && (
        <Tag tone="amber">
          <Trans>To return</Trans>
        </Tag>
      )}
      {item.answer?.blockedByLock && (
        <Tag tone="blue">
          <Lock size={11} aria-hidden="true" /> <Trans>Waits for the show</Trans>
        </Tag>
      )}
      {isApprovable(item) && differs(item) && (
        <Tag tone="red">
          <Trans>Changed in the show</Trans>
        </Tag>
      )}
    </span>
  );
}

/** One question: what the show has, what was provided, and the decision. */
export function ItemRow({ item }: { readonly item: Item }) {
  const { label: main, labels } = item.question;
  const label = ownText(main, labels, currentLocale());
  return (
    <li
      id={rowId(item.key)}
      data-item={item.key}
      tabIndex={-1}
      aria-label={label}
      className={cx('adv-item', differs(item) && isApprovable(item) && 'differs')}
    >
      <div className="adv-cell">
        <span className="strong">{label}</span>
        <Marks item={item} />
      </div>
      <NowInShow item={item} />
      <Provided item={item} />
      <ItemActions item={item} label={label} />
    </li>
  );
}
