/** Does it for each, also after one has failed; then fails with what failed, so that the job is logged and tried again. */
export const oneByOne = async <T>(rows: T[], act: (row: T) => Promise<void>): Promise<void> => {
  const errors: unknown[] = []
  for (const row of rows) await act(row).catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${rows.length} failed`)
}
