import type { Point } from '@tand/festival';
import {
  between,
  cameraAt,
  clamp,
  flightTime,
  inCity,
  clamped,
  pressed,
  stopOf,
  wholeCity,
  zoomed,
  type Camera,
  type View,
} from './camera.ts';
import { boxStop, cityStop, districtOf, outOf, type CityShape, type CityWorld } from './world.ts';

export interface PanZoomHandlers {
  onStop: (stop: string, how: 'push' | 'replace') => void;
  onFind: (id: string) => void;
  /** Called with the stop that Enter would open, '' for none. */
  onAim: (stop: string) => void;
}

const isMobile = () => matchMedia('(max-width: 767.98px)').matches;
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const REST = 400;
const SOON = 110;

/** `--u` of a group is the zoom at which its pictures are laid out. */
export class PanZoom {
  private readonly stage: HTMLElement;
  private readonly world: CityWorld;
  private readonly handlers: PanZoomHandlers;
  private camera: Camera = { x: 0, y: 0, z: 1 };
  private view: View = { width: 1, height: 1, free: { width: 1, height: 1 } };
  private shape: CityShape;
  pull = 1;
  private stop = cityStop;
  private flight = 0;
  private queued = 0;
  private rest = 0;
  private soon = 0;
  private readonly touches = new Map<number, Point>();
  private travelled = 0;
  private speed: Point = { x: 0, y: 0 };
  private last = 0;
  private ring: Point | undefined;
  private readonly resized: ResizeObserver;
  private readonly ends = new AbortController();

  constructor(stage: HTMLElement, world: CityWorld, handlers: PanZoomHandlers) {
    this.stage = stage;
    this.world = world;
    this.handlers = handlers;
    this.shape = world[isMobile() ? 'tall' : 'wide'];
    this.measure();
    this.camera = wholeCity(this.shape, this.view);
    const { signal } = this.ends;
    stage.addEventListener('pointerdown', this.onDown, { signal });
    stage.addEventListener('pointermove', this.onMove, { signal });
    stage.addEventListener('pointerup', this.onUp, { signal });
    stage.addEventListener('pointercancel', this.onUp, { signal });
    stage.addEventListener('wheel', this.onWheel, { signal, passive: false });
    this.resized = new ResizeObserver(() => this.onResize());
    this.resized.observe(stage);
    stage.dataset['live'] = '';
  }

  end(): void {
    this.ends.abort();
    this.resized.disconnect();
    cancelAnimationFrame(this.flight);
    cancelAnimationFrame(this.queued);
    this.forget();
  }

  /** The pictures and the panel of `stop` must be rendered already. */
  go(stop: string, isInstant = false): void {
    if (stop === this.stop && !isInstant) {
      // The camera stays where the visitor has moved it.
      this.measure();
      this.layOut();
      this.stage.dataset['at'] = stop;
      return this.frame();
    }
    const wasBox = this.stop === boxStop;
    this.stop = stop;
    // On phones the list of stops is below the stage.
    if (this.stage.getBoundingClientRect().top < 0 || this.stage.getBoundingClientRect().top > innerHeight / 2)
      this.stage.scrollIntoView({ behavior: isStill() ? 'instant' : 'smooth', block: 'start' });
    this.forget();
    this.measure();
    const to = cameraAt(this.shape, stop, this.view);
    this.layOut();
    const open = stop === boxStop ? 0 : 1;
    const least = wasBox || open === 0 ? 900 * Math.abs(open - this.pull) : 0;
    this.fly(to, { open, least, isInstant });
  }

  zoom(factor: number): void {
    if (this.stop === boxStop) return this.handlers.onStop(cityStop, 'push');
    this.setCamera(zoomed(this.camera, this.shape, this.view, this.freeMiddle(), factor));
  }

  showFind(id: string): void {
    const found = this.findAt(id);
    if (!found) return;
    const z = cameraAt(this.shape, districtOf(this.shape, this.stop) ?? cityStop, this.view).z * 1.6;
    const { width, free, height } = this.view;
    const to = clamped(
      { z, x: found.x - (free.width - width) / 2 / z, y: found.y - (free.height - height) / 2 / z },
      this.shape,
      this.view,
    );
    this.fly(to);
  }

  circle(id: string | undefined): void {
    this.ring = id === undefined ? undefined : this.findAt(id);
    this.paint();
  }

  press(event: MouseEvent): void {
    if (this.travelled <= 6 && !(event.target as Element).closest('a')) this.tap(this.local(event));
  }

  key(key: string): boolean {
    const step = Math.min(this.view.width, this.view.height) * 0.18;
    const ways: Record<string, Point> = {
      ArrowLeft: { x: step, y: 0 },
      ArrowRight: { x: -step, y: 0 },
      ArrowUp: { x: 0, y: step },
      ArrowDown: { x: 0, y: -step },
    };
    const way = ways[key];
    if (way) {
      if (this.stop === boxStop) this.pullBy(key === 'ArrowLeft' || key === 'ArrowDown' ? 0.1 : -0.1);
      else {
        this.shift(way.x, way.y);
        const hit = this.hitAt(this.freeMiddle());
        this.handlers.onAim(hit && 'stop' in hit ? hit.stop : '');
      }
    } else if (key === '+' || key === '=') this.zoom(1.35);
    else if (key === '-') this.zoom(1 / 1.35);
    else if (key === 'Enter') this.tap(this.freeMiddle());
    else if (key === 'Escape' || key === 'Backspace') this.handlers.onStop(outOf(this.shape, this.stop), 'push');
    else if (key === 'Home') this.handlers.onStop(cityStop, 'push');
    else return false;
    return true;
  }

  pullBy(by: number): void {
    if (this.stop !== boxStop) return;
    this.pull = clamp(Math.round((this.pull + by) * 100) / 100, 0, 1);
    this.camera = between(cameraAt(this.shape, boxStop, this.view), wholeCity(this.shape, this.view), this.pull);
    this.paint();
    if (this.pull < 1) return;
    // Set at once, so that `onStop` is called once per gesture.
    this.stop = cityStop;
    this.handlers.onStop(cityStop, 'push');
  }

  private paint(): void {
    this.queued ||= requestAnimationFrame(() => this.frame());
  }

  private frame(): void {
    cancelAnimationFrame(this.queued);
    this.queued = 0;
    const { camera, shape, view } = this;
    const centre = { x: shape.all.x + shape.all.w / 2, y: shape.all.y + shape.all.h / 2 };
    for (const group of this.groups()) {
      const u = Number(group.dataset['u']) || this.restU();
      group.style.transform = `translate(${(centre.x - camera.x) * camera.z}px,${(centre.y - camera.y) * camera.z}px) scale(${camera.z / u})`;
    }
    this.frameDrawer();
    const u = this.restU();
    for (const mark of this.stage.querySelectorAll<HTMLElement>('[data-mark]')) {
      const at = this.markAt(mark.dataset['mark']!);
      if (!at) continue;
      const dx = (at.x - camera.x) * camera.z - (at.x - centre.x) * u;
      const dy = (at.y - camera.y) * camera.z - (at.y - centre.y) * u;
      mark.style.translate = `${Math.round(dx)}px ${Math.round(dy)}px`;
      const foot = shape.districts[mark.dataset['mark']!]?.foot;
      if (foot) setLeg(mark, Math.round((foot.y - at.y) * camera.z * 0.9));
    }
    const ring = this.stage.querySelector<HTMLElement>('[data-part=ring]');
    if (ring) {
      ring.hidden = !this.ring;
      if (this.ring)
        ring.style.translate = `${(this.ring.x - camera.x) * camera.z + view.width / 2}px ${(this.ring.y - camera.y) * camera.z + view.height / 2}px`;
    }
  }

  private frameDrawer(): void {
    const notch = Math.round(this.pull * 20) / 20;
    const base = this.stage.querySelector<HTMLElement>('[data-group=base]');
    if (!base || base.dataset['notch'] === String(notch)) return;
    base.dataset['notch'] = String(notch);
    const { shape, view, world } = this;
    const u = Number(base.dataset['u']) || this.restU();
    if (shape === world.wide) {
      const { slide, mouth } = world.wide;
      const drawer = base.querySelector<HTMLElement>('[data-part=drawer]')!;
      drawer.style.translate = notch >= 1 ? '' : `${slide.x * (1 - notch) * u}px ${slide.y * (1 - notch) * u}px`;
      const onStage = (p: Point) => ({
        x: view.width / 2 + (p.x - shape.all.x - shape.all.w / 2) * u,
        y: view.height / 2 + (p.y - shape.all.y - shape.all.h / 2) * u,
      });
      const [a, b] = [onStage(mouth.left), onStage(mouth.right)];
      const lean = (b.y - a.y) / (b.x - a.x);
      const far = 6000;
      drawer.parentElement!.style.clipPath =
        notch >= 1
          ? ''
          : `polygon(${a.x - far}px ${a.y - far * lean}px,${b.x}px ${b.y}px,${b.x}px ${b.y + mouth.tall * u}px,${b.x + far}px ${b.y + mouth.tall * u - far * lean}px,${b.x + far}px ${b.y + far}px,${a.x - far}px ${b.y + far}px)`;
      return;
    }
    for (const [i, step] of [...base.querySelectorAll<HTMLElement>('[data-part=step]')].entries()) {
      const t = clamp(notch * 9 - i * 1.1, 0, 1);
      step.style.visibility = t <= 0 ? 'hidden' : '';
      step.style.translate = t >= 1 ? '' : `0 ${(Math.round(t * 6) / 6 - 1) * 150 * u}px`;
    }
  }

  private groups(): NodeListOf<HTMLElement> {
    return this.stage.querySelectorAll('[data-group]');
  }

  /** Zoom at which the style sheet lays out the complete city. */
  private restU(): number {
    return wholeCity(this.shape, this.view).z;
  }

  private markAt(id: string): Point | undefined {
    const { districts } = this.shape;
    const district = districtOf(this.shape, id);
    if (!district) return undefined;
    return id === district ? districts[id]!.plate : districts[district]!.places[id]!.at;
  }

  private findAt(id: string) {
    return Object.values(this.shape.districts)
      .flatMap(({ finds }) => finds)
      .find(find => find.id === id);
  }

  private layOut(): void {
    for (const group of this.groups()) {
      const stop = group.dataset['stop'];
      if (stop) setU(group, cameraAt(this.shape, stop, this.view).z);
    }
  }

  /** Lays out the top group again at the camera's zoom; a tint covers the others. */
  private sharpen(): void {
    if (this.touches.size || this.pull < 1) return;
    const top = [...this.groups()].at(-1);
    const u = top && (Number(top.dataset['u']) || this.restU());
    if (!top || !u || (this.camera.z / u <= 1.25 && this.camera.z / u >= 0.5)) return;
    setU(top, this.camera.z);
    this.frame();
  }

  private measure(): void {
    const { clientWidth: width, clientHeight: height } = this.stage;
    const left = this.stage.getBoundingClientRect().left;
    const panel = this.stage.closest('[data-component=City]')?.querySelector('[data-part=panel]');
    const covers = panel && getComputedStyle(panel).position === 'absolute';
    const free = covers ? panel.getBoundingClientRect().left - left : width;
    this.view = { width, height, free: { width: Math.max(free, width / 3), height } };
  }

  private onResize(): void {
    const shape = this.world[isMobile() ? 'tall' : 'wide'];
    if (this.view.width === this.stage.clientWidth && this.view.height === this.stage.clientHeight && shape === this.shape) return;
    cancelAnimationFrame(this.flight);
    this.shape = shape;
    this.measure();
    for (const group of this.groups()) {
      delete group.dataset['u'];
      delete group.dataset['notch'];
      group.style.removeProperty('--u');
    }
    this.layOut();
    this.camera = cameraAt(this.shape, this.stop, this.view);
    this.frame();
    this.arrive();
  }

  private freeMiddle(): Point {
    return { x: this.view.free.width / 2, y: this.view.free.height / 2 };
  }

  private fly(to: Camera, { open = this.pull, least = 0, isInstant = false } = {}): void {
    cancelAnimationFrame(this.flight);
    delete this.stage.dataset['at'];
    const { camera: from, pull } = this;
    const time = isInstant || isStill() ? 0 : Math.max(flightTime(from, to), least);
    const start = performance.now();
    const step = (now: number) => {
      const raw = time ? clamp((now - start) / time, 0, 1) : 1;
      const t = raw < 0.5 ? 4 * raw ** 3 : 1 - (2 - 2 * raw) ** 3 / 2;
      this.camera = raw < 1 ? between(from, to, t) : to;
      this.pull = raw < 1 ? pull + (open - pull) * t : open;
      this.frame();
      if (raw < 1) this.flight = requestAnimationFrame(step);
      else this.arrive();
    };
    step(start);
  }

  private arrive(): void {
    this.stage.dataset['at'] = this.stop;
    this.sharpen();
  }

  private setCamera(camera: Camera): void {
    cancelAnimationFrame(this.flight);
    this.camera = camera;
    this.paint();
    clearTimeout(this.rest);
    this.rest = window.setTimeout(() => this.sharpen(), REST);
    clearTimeout(this.soon);
    this.soon = window.setTimeout(() => this.settle(), SOON);
  }

  /** During a flight `settle` would find the wrong stop. */
  private forget(): void {
    clearTimeout(this.rest);
    clearTimeout(this.soon);
  }

  private settle(): void {
    const stop = stopOf(this.camera, this.shape, this.view);
    if (stop === this.stop || this.stop === boxStop) return;
    this.stop = stop;
    this.handlers.onStop(stop, 'replace');
  }

  private shift(dx: number, dy: number): void {
    const { x, y, z } = this.camera;
    this.setCamera(clamped({ z, x: x - dx / z, y: y - dy / z }, this.shape, this.view));
  }

  private tap(at: Point): void {
    if (this.stop === boxStop) return this.handlers.onStop(cityStop, 'push');
    const hit = this.hitAt(at);
    if (!hit) return;
    if ('find' in hit) this.handlers.onFind(hit.find);
    else this.handlers.onStop(hit.stop, 'push');
  }

  private hitAt(at: Point) {
    return pressed(this.camera, this.shape, this.stop, inCity(this.camera, this.view, at));
  }

  private local({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = this.stage.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  private readonly onDown = (event: PointerEvent): void => {
    if (event.button) return;
    cancelAnimationFrame(this.flight);
    this.touches.set(event.pointerId, this.local(event));
    if (this.touches.size === 1) this.travelled = 0;
    this.last = event.timeStamp;
    this.speed = { x: 0, y: 0 };
  };

  private readonly onMove = (event: PointerEvent): void => {
    const was = this.touches.get(event.pointerId);
    if (!was) return;
    const now = this.local(event);
    const before = [...this.touches.values()];
    this.touches.set(event.pointerId, now);
    const [dx, dy] = [now.x - was.x, now.y - was.y];
    this.travelled += Math.abs(dx) + Math.abs(dy);
    if (this.travelled <= 6) return;
    if (!this.stage.hasPointerCapture(event.pointerId)) {
      this.stage.setPointerCapture(event.pointerId);
      this.stage.dataset['held'] = '';
    }
    if (this.touches.size === 2) this.pinch(before, [...this.touches.values()]);
    else if (this.stop === boxStop) this.pullBy(this.along(dx, dy));
    else {
      const time = Math.max(1, event.timeStamp - this.last);
      this.last = event.timeStamp;
      this.speed = { x: this.speed.x * 0.6 + (dx / time) * 0.4, y: this.speed.y * 0.6 + (dy / time) * 0.4 };
      this.shift(dx, dy);
    }
  };

  private along(dx: number, dy: number): number {
    return this.shape === this.world.wide ? (-dx * 0.894 + dy * 0.447) / (this.view.width * 0.42) : dy / (this.view.height * 0.5);
  }

  private pinch([a, b]: Point[], [c, d]: Point[]): void {
    if (!a || !b || !c || !d || this.stop === boxStop) return;
    const factor = Math.hypot(c.x - d.x, c.y - d.y) / Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
    this.setCamera(zoomed(this.camera, this.shape, this.view, { x: (c.x + d.x) / 2, y: (c.y + d.y) / 2 }, factor));
    this.shift((c.x + d.x - a.x - b.x) / 2, (c.y + d.y - a.y - b.y) / 2);
  }

  private readonly onUp = (event: PointerEvent): void => {
    if (!this.touches.delete(event.pointerId)) return;
    delete this.stage.dataset['held'];
    if (this.touches.size) return;
    if (this.travelled <= 6) return; // a click
    if (this.stop === boxStop && this.pull > 0.35) this.handlers.onStop(cityStop, 'push');
    else if (this.stop === boxStop) this.go(boxStop, true);
    else if (!isStill() && event.timeStamp - this.last < SOON && Math.hypot(this.speed.x, this.speed.y) > 0.3) this.glide();
  };

  private glide(): void {
    const step = () => {
      this.speed = { x: this.speed.x * 0.9, y: this.speed.y * 0.9 };
      this.shift(this.speed.x * 16, this.speed.y * 16);
      if (Math.hypot(this.speed.x, this.speed.y) > 0.02 && !this.touches.size) this.flight = requestAnimationFrame(step);
    };
    this.flight = requestAnimationFrame(step);
  }

  /** Browsers report a pinch on a trackpad as a wheel with Control. */
  private readonly onWheel = (event: WheelEvent): void => {
    const isIn = this.stop !== cityStop && this.stop !== boxStop;
    if (!isIn && !event.ctrlKey && !this.stage.matches(':focus-within')) return;
    event.preventDefault();
    const by = event.deltaY * (event.deltaMode ? 30 : 1);
    if (this.stop === boxStop) return this.pullBy(by / 900);
    this.setCamera(zoomed(this.camera, this.shape, this.view, this.local(event), Math.exp(-by * (event.ctrlKey ? 0.01 : 0.0018))));
  };
}

function setU(group: HTMLElement, u: number): void {
  group.dataset['u'] = String(u);
  group.style.setProperty('--u', `${u}px`);
  delete group.dataset['notch'];
}

/** Skips an equal value, as each write costs a recalculation of styles. */
function setLeg(mark: HTMLElement, leg: number): void {
  if (mark.dataset['leg'] === String(leg)) return;
  mark.dataset['leg'] = String(leg);
  mark.style.setProperty('--leg', `${leg}px`);
}
