/** Names each field of a type, optional ones too: an object that leaves one out does not compile, so no copy loses it. */
export type EveryField<T> = { [K in keyof Required<T>]: T[K] };
