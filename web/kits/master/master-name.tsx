import type { MasterCalls, MasterRow } from './master-config.ts';
import { useNamed } from './use-named.ts';

interface MasterNameProps {
  readonly list: MasterCalls<never, MasterRow>['list'];
  readonly id?: string | undefined;
}
/** The name of one that another record refers to. */
export const MasterName = ({ list, id }: MasterNameProps) => useNamed(list, id).named?.name;
