"""Draws a scene as a camera would see it: fast, approximate, in numpy and OpenCV.

Why: training and testing need thousands of pictures with exact truth; a path tracer would be prettier
and a thousand times slower. What this module does not do: decide what lies where (`scene`, `record.film`).

Order of work, all in undistorted pixels: colours of every surface, supersampled and painted back to
front; light on three receivers (`light`); their product in linear light; hands on top; then the lens
bends the result once and the sensor follows (`post`).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

import cv2
import numpy as np
import numpy.typing as npt

from referee.sim.board.looks.style import Style
from referee.sim.board.paint.painter import MARGIN_MM, Painter
from referee.sim.board.render.solid import Slab, draw_order, rim_slab, section_slab, settle, token_base
from referee.sim.board.render.tokens import token_mesh, token_profile
from referee.sim.board.scene.things import Scene
from referee.sim.common.arrays import Image, Map, Mask
from referee.sim.common.camera import Camera
from referee.sim.common.hands import outline_mm
from referee.sim.common.render import post
from referee.sim.common.render.canvas import BOARD, BODY, PIECE, ROOM, TABLE, Canvas, Window, supersampling
from referee.sim.common.render.ground import lay_table
from referee.sim.common.render.hand import draw as draw_hand
from referee.sim.common.render.light import SHADOW_SCALE, SHADOW_STEP_MM, Caster, Illumination, spread
from referee.sim.common.render.mesh import Mesh, clutter_meshes, visible_faces
from referee.sim.common.surfaces import bgr


def _local_scale(slab: Slab, camera: Camera) -> float:
    """Pixels per mm of a slab where it is largest in the picture."""
    depth = float(camera.depth(slab.top).min())
    return float(camera.matrix[0, 0]) / max(depth, 40.0)


@dataclass
class Layers:
    """A window of the picture before light: colours (supersampled, and linear one a pixel), lamp's and room's share."""

    canvas: Canvas
    albedo: Map
    key: Mask
    soft: Mask


class Renderer:
    """Pictures of one style from one camera. Textures, light and lens are worked out once and kept."""

    def __init__(self, style: Style, camera: Camera) -> None:
        self.style = style
        self.camera = camera
        self.light = Illumination(style.lights, camera)
        self.painter = Painter(style)
        self.ss = supersampling(camera.size)
        self.window = self._window()
        self._lens = self._lens_maps() if any(camera.dist) else None
        self._exposure: float | None = None

    # Geometry of the picture -----------------------------------------------------------------------

    def _window(self) -> Window:
        w, h = self.camera.size
        if not any(self.camera.dist):
            return 0, 0, w, h
        t = np.linspace(0, 1, 33)
        edge = np.concatenate(
            [
                np.column_stack([t * (w - 1), np.zeros(33)]),
                np.column_stack([t * (w - 1), np.full(33, h - 1)]),
                np.column_stack([np.zeros(33), t * (h - 1)]),
                np.column_stack([np.full(33, w - 1), t * (h - 1)]),
            ]
        )
        p = self.camera.undistort(edge)
        lo, hi = np.floor(p.min(axis=0)).astype(int) - 2, np.ceil(p.max(axis=0)).astype(int) + 3
        return int(lo[0]), int(lo[1]), int(hi[0]), int(hi[1])

    def _lens_maps(self) -> tuple[Map, Map]:
        w, h = self.camera.size
        step = 8
        u, v = np.meshgrid(np.arange(0, w + step, step), np.arange(0, h + step, step))
        p = self.camera.undistort(np.column_stack([u.ravel(), v.ravel()]).astype(float))
        p -= self.window[:2]
        maps = []
        for k in range(2):
            coarse = p[:, k].reshape(u.shape).astype(np.float32)
            # Coarse node i stands at pixel 8 i; remap it to every pixel linearly.
            xs = np.tile((np.arange(w, dtype=np.float32) / step)[None], (h, 1))
            ys = np.tile((np.arange(h, dtype=np.float32) / step)[:, None], (1, w))
            maps.append(np.asarray(cv2.remap(coarse, xs, ys, cv2.INTER_LINEAR), np.float32))
        return maps[0], maps[1]

    # Stages ----------------------------------------------------------------------------------------

    def _paint_ground(self, canvas: Canvas, scene: Scene) -> None:
        """Room, table and bare board."""
        style, camera = self.style, self.camera
        self._paint_room(canvas)
        lay_table(canvas, self.style.table, self.camera, self.painter.table())
        sections = sorted(
            (section_slab(scene, s, style) for s in scene.sections),
            key=lambda s: -float(np.linalg.norm(camera.position - s.origin)),
        )
        for rim in filter(None, (rim_slab(scene, s, style) for s in scene.sections)):
            tiles = style.print.tiles
            assert tiles is not None
            self._paint_sides(canvas, rim, tiles.rim_rgb, BOARD)
            canvas.fill(camera.pinhole(rim.top), np.array(bgr(tiles.rim_rgb)), BOARD)
        by_place = {tuple(section_slab(scene, s, style).origin): s for s in scene.sections}
        for slab in sections:
            if not canvas.sees(camera.pinhole(slab.top)):
                continue
            section = by_place[tuple(slab.origin)]
            self._paint_sides(canvas, slab, style.print.edge, BOARD)
            texture, scale = self.painter.section(section, _local_scale(slab, camera) * self.ss * 1.15)
            half = section.size * 10 + round(MARGIN_MM * scale) / scale
            self._paint_top(canvas, slab, texture, scale, half, half, BOARD)

    def paint_things(self, canvas: Canvas, scene: Scene, slabs: dict[str, Slab]) -> None:
        """Pieces, tokens and clutter, back to front, onto what is there."""
        style, camera = self.style, self.camera
        for piece in draw_order(scene, slabs, camera):
            slab = slabs[piece.id]
            if camera.depth(slab.top).min() < 40 or not canvas.sees(camera.pinhole(slab.top)):
                continue
            level = self._level(slab)
            self._paint_sides(canvas, slab, style.cards.edge, level)
            texture, scale = self.painter.face(piece, _local_scale(slab, camera) * self.ss)
            size = piece.size_mm
            self._paint_top(canvas, slab, texture, scale, size[0] / 2, size[1] / 2, level)
        meshes = [token_mesh(t, style.token, token_base(scene, t, slabs, style)) for t in scene.tokens]
        bodies = [*meshes, *(m for thing in scene.clutter for m in clutter_meshes(thing))]
        for mesh in sorted(bodies, key=lambda m: -float(np.linalg.norm(camera.position - m.points.mean(axis=0)))):
            self._paint_mesh(canvas, mesh)

    def _paint_room(self, canvas: Canvas) -> None:
        """What lies beyond the table: soft, out of focus, from the style's seed."""
        rng = np.random.default_rng(self.style.table.seed + 1)
        blobs = (
            rng.uniform(0.35, 1.5, (5, 7, 1))
            * rng.uniform(0.85, 1.15, (5, 7, 3))
            * np.array(bgr(self.style.table.room_rgb))
        )
        w, h = self.camera.size
        whole = cv2.resize(np.clip(blobs, 0, 255).astype(np.float32), (w // 4, h // 4), interpolation=cv2.INTER_CUBIC)
        x0, y0 = canvas.window[:2]
        m = np.array([[4 * self.ss, 0, -x0 * self.ss], [0, 4 * self.ss, -y0 * self.ss]], np.float32)
        cv2.warpAffine(
            np.clip(whole, 0, 255).astype(np.uint8),
            m,
            (canvas.colour.shape[1], canvas.colour.shape[0]),
            dst=canvas.colour,
            flags=cv2.INTER_LINEAR,
            borderMode=cv2.BORDER_REPLICATE,
        )

    def _paint_sides(self, canvas: Canvas, slab: Slab, rgb: tuple[int, int, int], material: int) -> None:
        top, bottom = slab.top, slab.bottom
        upper, lower = self.camera.pinhole(top), self.camera.pinhole(bottom)
        toward = self.camera.position[:2] - slab.origin[:2]
        light = self.light.lamp[:2] - slab.origin[:2]
        light = light / max(float(np.hypot(*light)), 1.0)
        edges = np.roll(top, -1, axis=0) - top
        lengths = np.maximum(np.hypot(edges[:, 0], edges[:, 1]), 1e-6)
        normals = np.column_stack([edges[:, 1], -edges[:, 0]]) / lengths[:, None]
        for i in range(len(top)):
            if normals[i] @ toward <= 0:
                continue
            j = (i + 1) % len(top)
            shade = 0.62 + 0.3 * (1 - self.light.ambient) * max(0.0, float(normals[i] @ light))
            canvas.fill(np.array([lower[i], lower[j], upper[j], upper[i]]), np.array(bgr(rgb)) * shade, material)

    def _paint_top(
        self, canvas: Canvas, slab: Slab, texture: Image, scale: float, half_w: float, half_h: float, material: int
    ) -> None:
        to_mm = np.array([[1 / scale, 0, 0.5 / scale - half_w], [0, -1 / scale, half_h - 0.5 / scale], [0, 0, 1]])
        canvas.lay(texture, slab.matrix(self.camera) @ to_mm, self.camera.pinhole(slab.top), material)

    def _paint_mesh(self, canvas: Canvas, mesh: Mesh) -> None:
        for pixels, colour in visible_faces(mesh, self.camera, self.light.lamp, self.light.ambient):
            canvas.fill(pixels, colour, BODY)

    @staticmethod
    def _level(slab: Slab) -> int:
        """The material of a piece's top."""
        return min(PIECE + round(float(slab.origin[2]) / (0.5 * slab.thick)), BODY - 1)

    def casters(self, scene: Scene, slabs: dict[str, Slab]) -> list[Caster]:
        """Everything that throws a shadow."""
        out = [
            Caster(s.top[:, :2], 0.0, s.thick, 0) for s in (section_slab(scene, x, self.style) for x in scene.sections)
        ]
        out += [Caster(s.top[:, :2], s.origin[2] - s.thick, float(s.top[:, 2].max()), 0) for s in slabs.values()]
        for token in scene.tokens:
            x, y, z = token_base(scene, token, slabs, self.style)
            profile = token_profile(self.style.token)
            for (r0, z0), (r1, z1) in pairwise(profile):
                if z1 - z0 > 0.2:
                    out.append(Caster(np.array([[x, y]]), z + z0, z + z1, 1, (r0 + r1) / 2))
        for thing in scene.clutter:
            for mesh in clutter_meshes(thing):
                hull = cv2.convexHull(mesh.points[:, :2].astype(np.float32))[:, 0].astype(float)
                out.append(Caster(hull, float(mesh.points[:, 2].min()), float(mesh.points[:, 2].max()), 1))
        for hand in scene.hands:
            for a, b, ra, rb, za, zb in outline_mm(hand):
                out.append(Caster(np.array([a, b]), za, zb, 2, (ra + rb) / 2))
        return out

    def shares(
        self, scene: Scene, casters: list[Caster], slabs: dict[str, Slab], material: Mask, window: Window
    ) -> tuple[Mask, Mask]:
        """Lamp's and room's share left at every pixel of a window (255: all), shaded by `casters`.

        `material` is the window's; `slabs` tell how high the tops of pieces are.
        """
        key = np.full(material.shape, 255, np.uint8)
        soft = np.full(material.shape, 255, np.uint8)
        heights = {TABLE: 0.0, BOARD: self.style.print.board_mm}
        heights.update((self._level(slab), float(slab.origin[2])) for slab in slabs.values())
        for level, z in heights.items():
            here = cv2.inRange(material, level, level)
            x, y, w, h = cv2.boundingRect(here)
            if not w:
                continue
            x0, y0 = window[0] + x, window[1] + y
            extent = self._seen_ground(scene, (x0, y0, x0 + w, y0 + h), z)
            to_mm = np.array([[1 / SHADOW_SCALE, 0, extent[0]], [0, -1 / SHADOW_SCALE, extent[3]], [0, 0, 1]])
            to_pixels = np.array([[1, 0, -x0], [0, 1, -y0], [0, 0, 1.0]]) @ self.camera.level(z) @ to_mm
            for seen, out in zip(self.light.shadow(casters, z, extent), (key, soft), strict=True):
                if seen.min() == 255:
                    continue
                warped = cv2.warpPerspective(
                    seen, to_pixels, (w, h), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT, borderValue=255
                )
                cv2.copyTo(warped, here[y : y + h, x : x + w], out[y : y + h, x : x + w])
        return key, soft

    def _seen_ground(self, scene: Scene, window: Window, z: float) -> tuple[float, float, float, float]:
        """xmin, ymin, xmax, ymax (mm) of the table seen in a window, no farther than 260 mm from the board."""
        rows, cols = scene.shape
        reach = 10 * max(rows, cols) * 1.42 + 260
        x, y, _ = self.light.ground(window, z)
        near = (np.abs(x) < reach + 200) & (np.abs(y) < reach + 200)
        if not near.any():
            return -1.0, -1.0, 1.0, 1.0
        lo = np.maximum([x[near].min() - 20, y[near].min() - 20], -reach)
        hi = np.minimum([x[near].max() + 20, y[near].max() + 20], reach)
        # Whole steps, so that a mask's pixels fall on the same places whatever the window.
        lo, hi = np.floor(np.minimum(lo, hi) / SHADOW_STEP_MM), np.ceil(hi / SHADOW_STEP_MM) + 1
        x0, y0, x1, y1 = (float(v) * SHADOW_STEP_MM for v in (*lo, *hi))
        return x0, y0, x1, y1

    def layers(self, scene: Scene, window: Window | None = None) -> Layers:
        """Everything but hands in a window (default all) of the undistorted picture, not yet lit."""
        window = window or self.window
        slabs = settle(scene, self.style)
        canvas = Canvas(window, self.ss)
        self._paint_ground(canvas, scene)
        self.paint_things(canvas, scene, slabs)
        casters = self.casters(scene, slabs)
        return Layers(canvas, canvas.linear(), *self.shares(scene, casters, slabs, canvas.material, window))

    def light_up(self, albedo: Map, material: Mask, key: Mask, soft: Mask, window: Window) -> Map:
        """Linear BGR light of a window, float32, a white sheet about 1."""
        x0, y0, x1, y1 = (v - self.window[k % 2] for k, v in enumerate(window))
        room, lamp, mirror = (m[y0:y1, x0:x1] for m in self._light_maps)
        shine = np.full(256, self.style.print.gloss, np.float32)
        shine[[TABLE, BODY, ROOM]] = self.style.table.gloss, 0.0, 0.0
        out = room * (soft.astype(np.float32) * np.float32(1 / 255))[..., None]
        out += lamp * (key.astype(np.float32) * np.float32(1 / 255))[..., None]
        out[material == ROOM] = self.light.white * 0.55
        out *= albedo
        out += mirror * shine[material][..., None]
        return out

    @cached_property
    def _light_maps(self) -> tuple[Map, Map, Map]:
        """Room light, lamp light and mirror image at every pixel of the undistorted picture."""
        x0, y0, x1, y1 = self.window
        room, lamp, mirror = self.light.maps(self.window, self.style.print.board_mm)
        size = (x1 - x0, y1 - y0)
        return spread(room, size), spread(lamp, size), spread(mirror, size)

    def radiance(self, scene: Scene) -> Map:
        """Linear BGR light of the whole undistorted picture, float32, a white sheet about 1."""
        layers = self.layers(scene)
        out = self.light_up(layers.albedo, layers.canvas.material, layers.key, layers.soft, self.window)
        self.put_hands(out, scene, self.window)
        return out

    def put_hands(self, out: Map, scene: Scene, window: Window) -> None:
        """Draw the scene's hands over the light of a window, in place."""
        for hand in scene.hands:
            picture = draw_hand(hand, self.camera, self.light.lamp, self.light.ambient, window)
            if picture is not None:
                x0, y0, x1, y1 = picture.box
                part = out[y0 - window[1] : y1 - window[1], x0 - window[0] : x1 - window[0]]
                part += picture.alpha[..., None] * (picture.linear * self.light.white - part)

    def bend(self, linear: Map, part: Window | None = None) -> Map:
        """The lens: the whole undistorted window -> picture, or `part` (x0 y0 x1 y1) of the picture."""
        x0, y0, x1, y1 = part or (0, 0, *self.camera.size)
        if self._lens is None:
            return linear[y0:y1, x0:x1]
        u, v = (m[y0:y1, x0:x1] for m in self._lens)
        bent = cv2.remap(linear, u, v, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        return np.asarray(bent, np.float32)

    def clean(self, scene: Scene) -> Image:
        """The picture before noise, sharpening and compression, uint8 BGR."""
        seen = self.bend(self.radiance(scene))
        return post.develop(seen, self.style.sensor, self.gain(seen, scene), self.camera.size)

    def gain(self, seen: Map, scene: Scene) -> npt.NDArray[np.float32]:
        """Exposure and white balance (BGR factors); the exposure is set by the first picture and kept."""
        if self._exposure is None:
            self._exposure = post.exposure(seen, self.style.sensor, self._board_box(scene))
        return post.gains(self.style.sensor, self.light.white) * np.float32(self._exposure)

    def _board_box(self, scene: Scene) -> tuple[slice, slice]:
        corners = np.concatenate([section_slab(scene, s, self.style).top for s in scene.sections])
        p = self.camera.project(corners)
        w, h = self.camera.size
        lo, hi = np.clip(p.min(axis=0), 0, [w - 16, h - 16]).astype(int), np.clip(p.max(axis=0), 16, [w, h]).astype(int)
        return slice(lo[1], max(hi[1], lo[1] + 16)), slice(lo[0], max(hi[0], lo[0] + 16))

    def still(self, scene: Scene, rng: np.random.Generator | None = None) -> Image:
        """A picture of the scene, uint8 BGR (height, width, 3); `rng` is the sensor noise's."""
        sensor = self.style.sensor
        image = self.clean(scene)
        image = post.add_noise(image, sensor, rng or np.random.default_rng(self.style.seed))
        return post.compress(post.sharpen(image, sensor), sensor.jpeg)



def render(scene: Scene, style: Style, camera: Camera, seed: int | None = None) -> Image:
    """One picture of a scene: uint8 BGR, `camera.size`. The same arguments give the same bytes."""
    rng = np.random.default_rng(style.seed if seed is None else seed)
    return Renderer(style, camera).still(scene, rng)
