import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import type { TravelChoice } from './kinds.tsx';

interface KindButtonProps {
  /** Those the reader may do it with. */
  readonly kinds: readonly TravelChoice[];
  readonly icon: ReactNode;
  /** What the button says where there is a choice, and where there is none. */
  readonly label: ReactNode;
  readonly labelOf: (kind: TravelChoice) => ReactNode;
  readonly itemOf: (kind: TravelChoice) => string;
  readonly onChoose: (kind: TravelChoice) => void;
}
/** One button for all kinds: with a menu of them, or at once where there is only one. */
export function KindButton({ kinds, icon, label, labelOf, itemOf, onChoose }: KindButtonProps) {
  const [first, second] = kinds;
  if (!first) return null;
  if (!second)
    return (
      <Button size="sm" icon={icon} onClick={() => onChoose(first)}>
        {labelOf(first)}
      </Button>
    );
  const items = kinds.map((kind) => ({
    id: kind.kind,
    label: itemOf(kind),
    icon: <kind.icon size={15} aria-hidden="true" />,
    onSelect: () => onChoose(kind),
  }));
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <Button size="sm" icon={icon}>
          {label} <ChevronDown size={13} aria-hidden="true" />
        </Button>
      }
      groups={[{ id: 'kinds', items }]}
    />
  );
}
