const KEY = 'backline.setting';

/** The address of the setting that this browser showed last. */
export const lastSetting = (): string | undefined => localStorage.getItem(KEY) ?? undefined;
export const rememberSetting = (to: string): void => localStorage.setItem(KEY, to);
