import { settingStore } from '#functions/domains/reference/client/public/agency.ts';
import { SettingFields } from '#shared/domains/reference/client/setting.ts';
import type { Firm } from './data/agencies.ts';
import { sowRecords } from './sow.ts';
import type { Stage } from './stage.ts';

/** The agency's identity as its agreements print it. */
export const inventSetting = (stage: Stage, { address, vatNumber, registerNumber, email, phone }: Firm) =>
  sowRecords(stage, settingStore, [SettingFields.parse({ address, vatNumber, registerNumber, email, phone })]);
