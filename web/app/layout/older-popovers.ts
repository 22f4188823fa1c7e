/**
 * For browsers without popovers, which base.css keeps closed there: opens and closes them with their buttons, Escape and
 * clicks elsewhere. Inlined into the page as text: it may use nothing but the browser.
 */
export const openPopovers = (): void => {
  const { prototype } = HTMLElement as { prototype: Partial<HTMLElement> }
  if (prototype.togglePopover) return
  const state = 'data-ouvert'
  prototype.togglePopover = function (this: HTMLElement, force) {
    return this.toggleAttribute(state, force as boolean | undefined)
  }
  const closeAll = (but?: Element | null) => {
    for (const each of document.querySelectorAll(`[popover=auto][${state}]`))
      if (each !== but) each.removeAttribute(state)
  }
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[popovertarget]')
    const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '')
    closeAll(popover ?? (target as Element).closest('[popover]'))
    popover?.togglePopover()
  })
  addEventListener('keydown', ({ key }) => key === 'Escape' && closeAll())
}
