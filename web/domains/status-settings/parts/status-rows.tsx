import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, Ellipsis, GripVertical, Pencil, Star, Trash2 } from 'lucide-react';
import type { Status } from '#shared/domains/status/schemas.ts';
import { usePhaseNames } from '#web/domains/status/widgets/phase-names.ts';
import { IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Menu } from '#web/ui/menu.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { useReorder } from '#web/ui/reorder/use-reorder.ts';
import { Status as StatusMark, Tag } from '#web/ui/status.tsx';
import './status-rows.css';

interface StatusRowsProps {
  readonly statuses: readonly Status[];
  readonly may: boolean;
  readonly onOrder: (ids: readonly string[]) => void;
  readonly onCopy: (status: Status) => void;
  readonly onDefault: (status: Status) => void;
  readonly onDelete: (status: Status) => void;
}
type RowActions = Pick<StatusRowsProps, 'onCopy' | 'onDefault' | 'onDelete'>;

const detailOf = ({ id, mainArea }: Status): string => `/status/detail/${id}?area=${mainArea}`;

function RowMenu({ status, onCopy, onDefault, onDelete }: RowActions & { readonly status: Status }) {
  const { t } = useLingui();
  const goTo = useGoTo();
  const first = {
    id: 'default',
    label: t`New ones start here`,
    icon: <Star size={15} />,
    disabled: status.isDefault,
    onSelect: () => onDefault(status),
  };
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <IconButton label={t`More for ${status.name}`}>
          <Ellipsis size={15} />
        </IconButton>
      }
      groups={[
        {
          id: 'row',
          items: [
            { id: 'edit', label: t`Edit`, icon: <Pencil size={15} />, onSelect: () => goTo(detailOf(status)) },
            first,
            { id: 'copy', label: t`Copy`, icon: <Copy size={15} />, onSelect: () => onCopy(status) },
          ],
        },
        {
          id: 'delete',
          items: [
            {
              id: 'delete',
              label: t`Delete and move`,
              icon: <Trash2 size={15} />,
              danger: true,
              onSelect: () => onDelete(status),
            },
          ],
        },
      ]}
    />
  );
}

export function StatusRows(props: StatusRowsProps) {
  const { statuses, may, ...actions } = props;
  const { t } = useLingui();
  const phases = usePhaseNames();
  const ids = statuses.map(({ id }) => id);
  const { list, stateOf, onKeyDown, dragProps } = useReorder<HTMLOListElement>(ids, props.onOrder);
  return (
    <ol className="sta" ref={list} aria-label={t`Statuses in their order`}>
      {statuses.map((status, index) => (
        <li
          key={status.id}
          data-id={status.id}
          className={cx(stateOf(status.id, index).dragged && 'off', stateOf(status.id, index).over && 'over')}
          {...(may ? dragProps(status.id, index) : {})}
        >
          {may && (
            <button
              type="button"
              className="sta-grip"
              data-grip
              aria-label={t`Move ${status.name}, place ${index + 1} of ${statuses.length}: Alt and the arrow keys`}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              <GripVertical size={14} aria-hidden="true" />
            </button>
          )}
          <span className="grow">
            <StatusMark color={status.hexColor} phase={status.phase}>
              {may ? <PageLink to={detailOf(status)}>{status.name}</PageLink> : status.name}
            </StatusMark>
          </span>
          {status.isDefault && (
            <Tag tone="blue">
              <Trans>new ones start here</Trans>
            </Tag>
          )}
          <span className="meta sta-p">{phases[status.phase]}</span>
          {may && <RowMenu status={status} {...actions} />}
        </li>
      ))}
    </ol>
  );
}
