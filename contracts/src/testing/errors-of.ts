import * as z from 'zod/mini'

/** The first message of each field that the schema refuses, as the forms show them; null when it accepts the value. */
export const errorsOf = (schema: z.ZodMiniType, value: unknown): Record<string, string> | null => {
  const issues = z.safeParse(schema, value).error?.issues
  return issues ? Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message])) : null
}
