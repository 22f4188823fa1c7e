import arrowDown from 'lucide-static/icons/arrow-down.svg?raw'
import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw'
import arrowRight from 'lucide-static/icons/arrow-right.svg?raw'
import arrowUp from 'lucide-static/icons/arrow-up.svg?raw'
import badgeCheck from 'lucide-static/icons/badge-check.svg?raw'
import ban from 'lucide-static/icons/ban.svg?raw'
import bell from 'lucide-static/icons/bell.svg?raw'
import bellOff from 'lucide-static/icons/bell-off.svg?raw'
import bellPlus from 'lucide-static/icons/bell-plus.svg?raw'
import bookOpenText from 'lucide-static/icons/book-open-text.svg?raw'
import calendarCog from 'lucide-static/icons/calendar-cog.svg?raw'
import calendarDays from 'lucide-static/icons/calendar-days.svg?raw'
import camera from 'lucide-static/icons/camera.svg?raw'
import chartColumn from 'lucide-static/icons/chart-column.svg?raw'
import check from 'lucide-static/icons/check.svg?raw'
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw'
import chevronLeft from 'lucide-static/icons/chevron-left.svg?raw'
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw'
import circleAlert from 'lucide-static/icons/circle-alert.svg?raw'
import circleCheck from 'lucide-static/icons/circle-check.svg?raw'
import circleX from 'lucide-static/icons/circle-x.svg?raw'
import clock from 'lucide-static/icons/clock.svg?raw'
import copy from 'lucide-static/icons/copy.svg?raw'
import creditCard from 'lucide-static/icons/credit-card.svg?raw'
import download from 'lucide-static/icons/download.svg?raw'
import ellipsisVertical from 'lucide-static/icons/ellipsis-vertical.svg?raw'
import eye from 'lucide-static/icons/eye.svg?raw'
import eyeOff from 'lucide-static/icons/eye-off.svg?raw'
import filePen from 'lucide-static/icons/file-pen.svg?raw'
import flag from 'lucide-static/icons/flag.svg?raw'
import handCoins from 'lucide-static/icons/hand-coins.svg?raw'
import handshake from 'lucide-static/icons/handshake.svg?raw'
import heart from 'lucide-static/icons/heart.svg?raw'
import history from 'lucide-static/icons/history.svg?raw'
import house from 'lucide-static/icons/house.svg?raw'
import imageOff from 'lucide-static/icons/image-off.svg?raw'
import imagePlus from 'lucide-static/icons/image-plus.svg?raw'
import images from 'lucide-static/icons/images.svg?raw'
import inbox from 'lucide-static/icons/inbox.svg?raw'
import info from 'lucide-static/icons/info.svg?raw'
import keyRound from 'lucide-static/icons/key-round.svg?raw'
import keyboard from 'lucide-static/icons/keyboard.svg?raw'
import layoutList from 'lucide-static/icons/layout-list.svg?raw'
import listChecks from 'lucide-static/icons/list-checks.svg?raw'
import logOut from 'lucide-static/icons/log-out.svg?raw'
import mail from 'lucide-static/icons/mail.svg?raw'
import mailCheck from 'lucide-static/icons/mail-check.svg?raw'
import mailOpen from 'lucide-static/icons/mail-open.svg?raw'
import mapPin from 'lucide-static/icons/map-pin.svg?raw'
import mapPinned from 'lucide-static/icons/map-pinned.svg?raw'
import maximize from 'lucide-static/icons/maximize.svg?raw'
import maximize2 from 'lucide-static/icons/maximize-2.svg?raw'
import menu from 'lucide-static/icons/menu.svg?raw'
import messageCircle from 'lucide-static/icons/message-circle.svg?raw'
import messageSquarePlus from 'lucide-static/icons/message-square-plus.svg?raw'
import messagesSquare from 'lucide-static/icons/messages-square.svg?raw'
import moon from 'lucide-static/icons/moon.svg?raw'
import pause from 'lucide-static/icons/pause.svg?raw'
import penLine from 'lucide-static/icons/pen-line.svg?raw'
import pencil from 'lucide-static/icons/pencil.svg?raw'
import phone from 'lucide-static/icons/phone.svg?raw'
import phoneCall from 'lucide-static/icons/phone-call.svg?raw'
import play from 'lucide-static/icons/play.svg?raw'
import plus from 'lucide-static/icons/plus.svg?raw'
import printer from 'lucide-static/icons/printer.svg?raw'
import reply from 'lucide-static/icons/reply.svg?raw'
import rotateCcw from 'lucide-static/icons/rotate-ccw.svg?raw'
import rotateCw from 'lucide-static/icons/rotate-cw.svg?raw'
import scrollText from 'lucide-static/icons/scroll-text.svg?raw'
import search from 'lucide-static/icons/search.svg?raw'
import sendHorizontal from 'lucide-static/icons/send-horizontal.svg?raw'
import share2 from 'lucide-static/icons/share-2.svg?raw'
import shieldAlert from 'lucide-static/icons/shield-alert.svg?raw'
import shieldCheck from 'lucide-static/icons/shield-check.svg?raw'
import slidersHorizontal from 'lucide-static/icons/sliders-horizontal.svg?raw'
import star from 'lucide-static/icons/star.svg?raw'
import trash2 from 'lucide-static/icons/trash-2.svg?raw'
import triangleAlert from 'lucide-static/icons/triangle-alert.svg?raw'
import userPen from 'lucide-static/icons/user-pen.svg?raw'
import userRound from 'lucide-static/icons/user-round.svg?raw'
import users from 'lucide-static/icons/users.svg?raw'
import usersRound from 'lucide-static/icons/users-round.svg?raw'
import x from 'lucide-static/icons/x.svg?raw'
import zoomIn from 'lucide-static/icons/zoom-in.svg?raw'
import zoomOut from 'lucide-static/icons/zoom-out.svg?raw'
import { createIcon } from './elements/create-icon.tsx'

export type { Icon } from './elements/create-icon.tsx'

export const ArrowDown = /* @__PURE__ */ createIcon(arrowDown)
export const ArrowLeft = /* @__PURE__ */ createIcon(arrowLeft)
export const ArrowRight = /* @__PURE__ */ createIcon(arrowRight)
export const ArrowUp = /* @__PURE__ */ createIcon(arrowUp)
export const BadgeCheck = /* @__PURE__ */ createIcon(badgeCheck)
export const Ban = /* @__PURE__ */ createIcon(ban)
export const Bell = /* @__PURE__ */ createIcon(bell)
export const BellOff = /* @__PURE__ */ createIcon(bellOff)
export const BellPlus = /* @__PURE__ */ createIcon(bellPlus)
export const BookOpenText = /* @__PURE__ */ createIcon(bookOpenText)
export const CalendarCog = /* @__PURE__ */ createIcon(calendarCog)
export const CalendarDays = /* @__PURE__ */ createIcon(calendarDays)
export const Camera = /* @__PURE__ */ createIcon(camera)
export const ChartColumn = /* @__PURE__ */ createIcon(chartColumn)
export const Check = /* @__PURE__ */ createIcon(check)
export const ChevronDown = /* @__PURE__ */ createIcon(chevronDown)
export const ChevronLeft = /* @__PURE__ */ createIcon(chevronLeft)
export const ChevronRight = /* @__PURE__ */ createIcon(chevronRight)
export const CircleAlert = /* @__PURE__ */ createIcon(circleAlert)
export const CircleCheck = /* @__PURE__ */ createIcon(circleCheck)
export const CircleX = /* @__PURE__ */ createIcon(circleX)
export const Clock = /* @__PURE__ */ createIcon(clock)
export const Copy = /* @__PURE__ */ createIcon(copy)
export const CreditCard = /* @__PURE__ */ createIcon(creditCard)
export const Download = /* @__PURE__ */ createIcon(download)
export const EllipsisVertical = /* @__PURE__ */ createIcon(ellipsisVertical)
export const Eye = /* @__PURE__ */ createIcon(eye)
export const EyeOff = /* @__PURE__ */ createIcon(eyeOff)
export const FilePen = /* @__PURE__ */ createIcon(filePen)
export const Flag = /* @__PURE__ */ createIcon(flag)
export const HandCoins = /* @__PURE__ */ createIcon(handCoins)
export const Handshake = /* @__PURE__ */ createIcon(handshake)
export const Heart = /* @__PURE__ */ createIcon(heart)
export const History = /* @__PURE__ */ createIcon(history)
export const House = /* @__PURE__ */ createIcon(house)
export const ImageOff = /* @__PURE__ */ createIcon(imageOff)
export const ImagePlus = /* @__PURE__ */ createIcon(imagePlus)
export const Images = /* @__PURE__ */ createIcon(images)
export const Inbox = /* @__PURE__ */ createIcon(inbox)
export const Info = /* @__PURE__ */ createIcon(info)
export const KeyRound = /* @__PURE__ */ createIcon(keyRound)
export const Keyboard = /* @__PURE__ */ createIcon(keyboard)
export const LayoutList = /* @__PURE__ */ createIcon(layoutList)
export const ListChecks = /* @__PURE__ */ createIcon(listChecks)
export const LogOut = /* @__PURE__ */ createIcon(logOut)
export const Mail = /* @__PURE__ */ createIcon(mail)
export const MailCheck = /* @__PURE__ */ createIcon(mailCheck)
export const MailOpen = /* @__PURE__ */ createIcon(mailOpen)
export const MapPin = /* @__PURE__ */ createIcon(mapPin)
export const MapPinned = /* @__PURE__ */ createIcon(mapPinned)
export const Maximize = /* @__PURE__ */ createIcon(maximize)
export const Maximize2 = /* @__PURE__ */ createIcon(maximize2)
export const Menu = /* @__PURE__ */ createIcon(menu)
export const MessageCircle = /* @__PURE__ */ createIcon(messageCircle)
export const MessageSquarePlus = /* @__PURE__ */ createIcon(messageSquarePlus)
export const MessagesSquare = /* @__PURE__ */ createIcon(messagesSquare)
export const Moon = /* @__PURE__ */ createIcon(moon)
export const Pause = /* @__PURE__ */ createIcon(pause)
export const PenLine = /* @__PURE__ */ createIcon(penLine)
export const Pencil = /* @__PURE__ */ createIcon(pencil)
export const Phone = /* @__PURE__ */ createIcon(phone)
export const PhoneCall = /* @__PURE__ */ createIcon(phoneCall)
export const Play = /* @__PURE__ */ createIcon(play)
export const Plus = /* @__PURE__ */ createIcon(plus)
export const Printer = /* @__PURE__ */ createIcon(printer)
export const Reply = /* @__PURE__ */ createIcon(reply)
export const RotateCcw = /* @__PURE__ */ createIcon(rotateCcw)
export const RotateCw = /* @__PURE__ */ createIcon(rotateCw)
export const ScrollText = /* @__PURE__ */ createIcon(scrollText)
export const Search = /* @__PURE__ */ createIcon(search)
export const SendHorizontal = /* @__PURE__ */ createIcon(sendHorizontal)
export const Share2 = /* @__PURE__ */ createIcon(share2)
export const ShieldAlert = /* @__PURE__ */ createIcon(shieldAlert)
export const ShieldCheck = /* @__PURE__ */ createIcon(shieldCheck)
export const SlidersHorizontal = /* @__PURE__ */ createIcon(slidersHorizontal)
export const Star = /* @__PURE__ */ createIcon(star)
export const Trash2 = /* @__PURE__ */ createIcon(trash2)
export const TriangleAlert = /* @__PURE__ */ createIcon(triangleAlert)
export const UserPen = /* @__PURE__ */ createIcon(userPen)
export const UserRound = /* @__PURE__ */ createIcon(userRound)
export const Users = /* @__PURE__ */ createIcon(users)
export const UsersRound = /* @__PURE__ */ createIcon(usersRound)
export const X = /* @__PURE__ */ createIcon(x)
export const ZoomIn = /* @__PURE__ */ createIcon(zoomIn)
export const ZoomOut = /* @__PURE__ */ createIcon(zoomOut)
