import { settingStore } from '#functions/domains/setting/store.ts';
import { SettingFields } from '#shared/domains/setting/schemas.ts';
import type { Firm } from './data/agencies.ts';
import { sowRecords } from './sow.ts';
import type { Stage } from './stage.ts';

/** What the agency says of itself, as its papers print it. */
export const inventSetting = (stage: Stage, { address, vatNumber, registerNumber, email, phone }: Firm) =>
  sowRecords(stage, settingStore, [SettingFields.parse({ address, vatNumber, registerNumber, email, phone })]);
