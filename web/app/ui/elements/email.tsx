/** An e-mail address that wraps before its @ and not within a word. */
export const Email = ({ address }: { address: string }) => {
  const at = address.lastIndexOf('@')
  return (
    <span className="break-words">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}
