export declare const APART: string[]
