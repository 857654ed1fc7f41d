import { PERMISSIONS, type Permission } from '#shared/kernel/access/permission.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { PERMISSION_GROUPS, useActionNames, useDomainNames } from './permission-words.ts';
import './right-groups.css';

interface Chosen {
  readonly chosen: readonly Permission[];
  /** Those that the reader may give and take. */
  readonly mine: readonly Permission[];
  readonly onChange: (rights: readonly Permission[], on: boolean) => void;
}
interface GroupProps extends Chosen {
  readonly domain: string;
  readonly rights: readonly Permission[];
}
function Group({ domain, rights, chosen, mine, onChange }: GroupProps) {
  const nameOf = useDomainNames();
  const actionOf = useActionNames();
  const { length } = rights.filter((right) => chosen.includes(right));
  const all = length === rights.length;
  const open = rights.filter((right) => mine.includes(right));
  return (
    <fieldset className="us-g" aria-label={nameOf(domain)}>
      <Checkbox
        checked={all}
        mixed={length > 0 && !all}
        disabled={open.length === 0}
        onChange={() => onChange(open, !open.every((right) => chosen.includes(right)))}
      >
        <b>{nameOf(domain)}</b>
      </Checkbox>
      {rights.map((right) => (
        <Checkbox
          key={right}
          checked={chosen.includes(right)}
          disabled={!open.includes(right)}
          onChange={({ target }) => onChange([right], target.checked)}
        >
          {actionOf(right)}
        </Checkbox>
      ))}
    </fieldset>
  );
}

interface RightGroupsProps extends Chosen {
  readonly shown?: readonly Permission[];
}
/** Rights to choose from, by what they are about; those that the reader may not give are shown as they are. */
export function RightGroups({ shown = PERMISSIONS, ...chosen }: RightGroupsProps) {
  const groups = PERMISSION_GROUPS.map(
    ([domain, rights]) => [domain, rights.filter((one) => shown.includes(one))] as const,
  );
  return (
    <div className="us-rights">
      {groups
        .filter(([, rights]) => rights.length > 0)
        .map(([domain, rights]) => (
          <Group key={domain} domain={domain} rights={rights} {...chosen} />
        ))}
    </div>
  );
}
