export declare const MINUTES_LONG: string[]
