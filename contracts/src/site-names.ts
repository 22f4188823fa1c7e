// Every country, and the other endings that people and mail programs take for a link.
const countries =
  'ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw'
const generic =
  'academy agency app art asia bank bargains bet bid biz blog bond buzz cam casino cash cat center cfd chat city click cloud club codes com company cyou dev digital direct edu email events finance fit fun fyi games gift global gov group guru help homes host house immo inc info ink int jobs link live loan lol ltd market media men mil mobi money name net network news ninja one online onl org page party photos pics pink plus poker press pro pub quest realty rent rentals rest review rocks sale sbs shop site social solutions space spot store stream studio support systems team tech tel tips today tools top tours trade travel uno vip wang watch web website wiki win work works world wtf xin xyz zip zone'
const endings = new Set(`${countries} ${generic}`.split(' '))

/** Whether a word of the text passes for a site: « www.bonus », « bonus-evil.ma ». */
export const namesSite = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/\s/)
    .some((word) => word.startsWith('www.') || endsLikeSite(word))

const endsLikeSite = (word: string): boolean => {
  const labels = word.split('.').filter(Boolean)
  return labels.length > 1 && endings.has(labels.at(-1) ?? '')
}
