/** Sent to browsers under overload: no styles, no scripts, reloads itself. */
export const busyPage = (seconds: number): string => `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${seconds}">
<title>Un instant – Colocdar</title>
<h1>Un instant…</h1>
<p>Colocdar est très demandé en ce moment. Cette page se recharge toute seule dans ${seconds} secondes.</p>
</html>
`
