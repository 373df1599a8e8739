"""Draws a scene of dice as a camera would see it: the table in numpy and OpenCV, the dice traced ray by ray.

Why: training needs thousands of pictures with exact truth, and clear dice cannot be told from painted polygons. What
this module does not do: decide what lies where (`scene`).

Order of work, in linear light: room, table and board, with shadows; cups, things and dice from far to near; hands; then
the sensor (`common.render.post`). The lens is straight.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
import numpy.typing as npt

from referee.sim.common.arrays import Array, Image, Map
from referee.sim.common.camera import Camera
from referee.sim.common.render import post
from referee.sim.common.render.canvas import BOARD, TABLE, Canvas
from referee.sim.common.render.ground import lay_table, paint_room
from referee.sim.common.render.hand import draw as draw_hand
from referee.sim.common.render.light import Illumination, spread
from referee.sim.common.render.mesh import Mesh, visible_faces
from referee.sim.common.surfaces import bgr, paint_table
from referee.sim.dice import solid
from referee.sim.dice.bodies import Shadows, cast_all, cast_die, cup_meshes, thing_meshes
from referee.sim.dice.looks import DiceStyle
from referee.sim.dice.printed import SCALE as PRINT_SCALE
from referee.sim.dice.printed import paint_board
from referee.sim.dice.scene import DiceScene, LyingDie
from referee.sim.dice.shading import Around, Ground, shade
from referee.sim.dice.solid import Vectors

DIE_RAYS = 2
"""Rays a pixel and direction, so four a pixel."""
REACH = 420.0
"""Half the side of the table's part in which there are shadows, mm."""
NOTHING = -1
Drawn = tuple[Map, npt.NDArray[np.int16], npt.NDArray[np.bool_], npt.NDArray[np.float64]]
"""Light of a picture, and what is in front: see `Shot`."""


@dataclass(frozen=True, eq=False)
class Shot:
    """A picture and what is in front at every pixel: index of the die, `NOTHING` of the table, -2 of anything else.

    `faces`: whether that pixel shows the die's upper face. `areas`: pixels of each die and of its upper face (N, 2),
    were nothing before it.
    """

    image: Image
    front: npt.NDArray[np.int16]
    faces: npt.NDArray[np.bool_]
    areas: npt.NDArray[np.float64]


class DiceRenderer:
    """Pictures of one style from one camera. Table, board and light are worked out once and kept."""

    def __init__(self, style: DiceStyle, camera: Camera) -> None:
        self.style, self.camera = style, camera
        self.light = Illumination(style.lights, camera)
        w, h = camera.size
        self.window = (0, 0, w, h)
        canvas = Canvas(self.window, 2 if w * h < 1_500_000 else 1)
        self._paint_ground(canvas)
        self._ground = canvas
        room, lamp, mirror = self.light.maps(self.window, 0.0)
        self._room, self._lamp, self._mirror = (spread(m, (w, h)) for m in (room, lamp, mirror))
        self._exposure: float | None = None
        self._drawn: tuple[DiceScene, Drawn] | None = None

    def render(self, scene: DiceScene, seed: int | None = None) -> Shot:
        """A picture of the scene, uint8 BGR, `camera.size`; the same arguments give the same bytes.

        A scene that is drawn again at once, as the table at rest in a film, costs only the sensor's noise.
        """
        style, sensor = self.style, self.style.sensor
        rng = np.random.default_rng(style.seed if seed is None else seed)
        if self._drawn is None or self._drawn[0] is not scene:
            self._drawn = scene, self.radiance(scene)
        out, front, faces, areas = self._drawn[1]
        if self._exposure is None:
            self._exposure = post.exposure(out, sensor)
        gain = post.gains(sensor, self.light.white) * np.float32(self._exposure)
        image = post.develop(out, sensor, gain, self.camera.size)
        image = post.add_noise(image, sensor, rng)
        return Shot(post.compress(post.sharpen(image, sensor), sensor.jpeg), front, faces, areas)

    def radiance(self, scene: DiceScene) -> Drawn:
        """Linear BGR light of the picture, a white sheet about 1, with what is in front."""
        shadows = Shadows(REACH, self.light.lamp, self.style.lights.lamp_radius_mm)
        cast_all(shadows, scene, self.style.cup_rgb)
        lit = [float(shadows.at(d.x, d.y).mean()) for d in scene.dice]
        for die in scene.dice:
            cast_die(shadows, die)
        ground = self._lit_ground(scene, shadows)
        out = ground.copy()
        w, h = self.camera.size
        front = np.full((h, w), NOTHING, np.int16)
        faces = np.zeros((h, w), bool)
        areas = np.zeros((len(scene.dice), 2))
        meshes = [m for c in scene.cups for m in cup_meshes(c, self.style.cup_rgb)]
        meshes += [m for t in scene.clutter for m in thing_meshes(t)]
        eye = self.camera.position
        bodies: list[tuple[float, Mesh | int]] = [
            (float(np.linalg.norm(mesh.points.mean(axis=0) - eye)), mesh) for mesh in meshes]
        for k, die in enumerate(scene.dice):
            bodies.append((float(np.linalg.norm(np.array([die.x, die.y, die.z]) - eye)), k))
        for _, body in sorted(bodies, key=lambda b: -b[0]):
            if isinstance(body, Mesh):
                self._put_mesh(out, front, body)
            else:
                areas[body] = self._put_die(out, front, faces, ground, scene.dice[body], body, lit[body])
        for hand in scene.hands:
            picture = draw_hand(hand, self.camera, self.light.lamp, self.light.ambient, self.window)
            if picture is not None:
                x0, y0, x1, y1 = picture.box
                part = out[y0:y1, x0:x1]
                part += picture.alpha[..., None] * (picture.linear * self.light.white - part)
                front[y0:y1, x0:x1][picture.alpha > 0.5] = -2
        return out, front, faces, areas

    # Stages ----------------------------------------------------------------------------------------

    def _paint_ground(self, canvas: Canvas) -> None:
        """Room, table and board."""
        board = self.style.board
        paint_room(canvas, self.style.table)
        lay_table(canvas, self.style.table, self.camera, paint_table(self.style.table))
        if board is None:
            return
        w, h = board.size_mm
        rim = np.array([[-w, -h], [w, -h], [w, h], [-w, h]]) / 2
        low, high = (self.camera.pinhole(np.column_stack([rim, np.full(4, z)])) for z in (0.0, board.thick_mm))
        for a in range(4):
            b = (a + 1) % 4
            canvas.fill(np.array([low[a], low[b], high[b], high[a]]), np.array(bgr(board.base_rgb)) * 0.8, TABLE)
        to_mm = np.array([[1 / PRINT_SCALE, 0, -w / 2], [0, -1 / PRINT_SCALE, h / 2], [0, 0, 1]])
        canvas.lay(paint_board(board, self.style.seed), self.camera.level(board.thick_mm) @ to_mm, high, BOARD)

    def _lit_ground(self, scene: DiceScene, shadows: Shadows) -> Map:
        canvas = self._ground.cut(self.window)
        for flat in scene.flats:
            outline = self.camera.pinhole(np.column_stack([flat.outline, np.full(len(flat.outline), 0.8)]))
            canvas.fill(outline, bgr(flat.rgb), TABLE)
            for x, y, r in flat.dots:
                ring = np.array([[x + r * np.cos(a), y + r * np.sin(a), 0.8] for a in np.linspace(0, 6.28, 13)[:-1]])
                canvas.fill(self.camera.pinhole(ring), bgr(flat.ink), TABLE)
        albedo = canvas.linear()
        key, soft = np.ones_like(albedo), np.ones(albedo.shape[:2], np.float32)
        heights = {TABLE: 0.0}
        if self.style.board is not None:
            heights[BOARD] = self.style.board.thick_mm
        for level, z in heights.items():
            here = canvas.material == level
            matrix = self.camera.level(z) @ shadows.to_mm
            for mask, into in ((shadows.key, key), (shadows.soft, soft)):
                warped = cv2.warpPerspective(mask, matrix, self.camera.size, flags=cv2.INTER_LINEAR,
                                             borderMode=cv2.BORDER_REPLICATE)
                into[here] = warped[here]
        room = (canvas.material != TABLE) & (canvas.material != BOARD)
        shine = np.where(canvas.material == TABLE, self.style.table.gloss,
                         self.style.board.gloss if self.style.board else 0.0).astype(np.float32)
        shine[room] = 0
        out = albedo * (self._room * soft[..., None] + self._lamp * key)
        out[room] = albedo[room] * self.light.white * 0.55
        return np.asarray(out + self._mirror * (shine * np.clip(key[..., 1], 0.2, 1))[..., None], np.float32)

    def _put_mesh(self, out: Map, front: npt.NDArray[np.int16], mesh: Mesh) -> None:
        faces = visible_faces(mesh, self.camera, self.light.lamp, self.light.ambient)
        if not faces:
            return
        every = np.concatenate([p for p, _ in faces])
        lo = np.clip(np.floor(every.min(axis=0)) - 2, 0, self.camera.size).astype(int)
        hi = np.clip(np.ceil(every.max(axis=0)) + 3, 0, self.camera.size).astype(int)
        if (hi - lo < 2).any():
            return
        w, h = hi - lo
        colour, mask = np.zeros((2 * h, 2 * w, 3), np.uint8), np.zeros((2 * h, 2 * w), np.uint8)
        for pixels, shade_of in faces:
            points = np.round(((pixels - lo) * 2 + 0.5) * 16).astype(np.int32)
            cv2.fillPoly(colour, [points], shade_of.tolist(), cv2.LINE_8, 4)
            cv2.fillPoly(mask, [points], 255, cv2.LINE_8, 4)
        tint = cv2.resize(cv2.LUT(colour, post.linear_table()), (w, h), interpolation=cv2.INTER_AREA)
        alpha = cv2.resize(mask, (w, h), interpolation=cv2.INTER_AREA).astype(np.float32) / 255
        part = (slice(lo[1], hi[1]), slice(lo[0], hi[0]))
        out[part] = out[part] * (1 - alpha[..., None]) + tint * self.light.white
        front[part][alpha > 0.5] = -2

    def _put_die(self, out: Map, front: npt.NDArray[np.int16], faces: npt.NDArray[np.bool_], ground: Map,
                 die: LyingDie, index: int, lit: float) -> tuple[float, float]:
        if self.camera.depth(die.corners.astype(float)).min() < 40:
            return 0.0, 0.0
        seen = self.camera.pinhole(die.corners.astype(float))
        lo = np.clip(np.floor(seen.min(axis=0)) - 1, 0, self.camera.size).astype(int)
        hi = np.clip(np.ceil(seen.max(axis=0)) + 2, 0, self.camera.size).astype(int)
        if (hi - lo < 2).any():
            return 0.0, 0.0
        w, h = int(hi[0] - lo[0]), int(hi[1] - lo[1])
        n = DIE_RAYS
        u = lo[0] - 0.5 + (np.arange(w * n) + 0.5) / n
        v = lo[1] - 0.5 + (np.arange(h * n) + 0.5) / n
        k = self.camera.matrix
        ways = np.stack(np.broadcast_arrays(((u - k[0, 2]) / k[0, 0])[None], ((v - k[1, 2]) / k[1, 1])[:, None], 1.0),
                        axis=-1).reshape(-1, 3) @ self.camera.rot
        ways = (ways / np.linalg.norm(ways, axis=1, keepdims=True)).astype(np.float32)
        middle = np.array([die.x, die.y, die.z], np.float32)
        origin = ((self.camera.position - middle) @ die.turn / die.half).astype(np.float32)
        local = np.asarray(ways @ die.turn, np.float32)
        hit, at = solid.meet(origin, local, die.look)
        if not hit.any():
            return 0.0, 0.0
        lamp = (self.light.lamp - middle) / np.linalg.norm(self.light.lamp - middle)
        share = 1 - self.light.ambient
        around = Around(die.turn, middle, die.half, lamp.astype(np.float32), self.light.lamp_colour * np.float32(share),
                        self.light.room_colour * np.float32(self.light.ambient), lit, self._seen_from(ground, die.base),
                        self.style.lights.lamp_radius_mm / max(float(np.linalg.norm(self.light.lamp)), 1.0))
        light = np.zeros((len(ways), 3), np.float32)
        light[hit] = shade(local[hit], at[hit], die.look, around)
        alpha = hit.reshape(h, n, w, n).mean(axis=(1, 3), dtype=np.float32)
        light = np.minimum(light, 6.0).reshape(h, n, w, n, 3).mean(axis=(1, 3))
        part = (slice(lo[1], hi[1]), slice(lo[0], hi[0]))
        out[part] = out[part] * (1 - alpha[..., None]) + light
        mine = alpha > 0.5
        front[part][mine] = index
        axis, sign = next(a for a, number in solid.face_numbers(die.look.mirrored).items() if number == die.pips)
        up = np.zeros(len(ways), np.float32)
        up[hit] = (np.abs(at[hit]).argmax(axis=1) == axis) & (np.sign(at[hit][:, axis]) == sign)
        face = up.reshape(h, n, w, n).mean(axis=(1, 3))
        faces[part][mine] = (face > 0.5)[mine]
        return float(alpha.sum()), float(face.sum())

    def _seen_from(self, ground: Map, base: float) -> Ground:
        """What rays see: the lit table where they go down, the room with its windows where they go up."""
        room = self.light.room_colour * np.float32(self.light.ambient)
        rng = np.random.default_rng(self.style.seed)
        panes = [(_unit(rng.normal(0, 1, 3) * [1, 1, 0.3] + [0, 0, 0.7]), float(rng.uniform(0.90, 0.985)),
                  float(rng.uniform(1.0, 5.0))) for _ in range(int(rng.integers(0, 4)))]
        rings = [(_unit(rng.normal(0, 0.35, 3) + [0, 0, 1.0]), float(rng.uniform(0.25, 0.97)),
                  float(rng.uniform(0.008, 0.04)), float(np.exp(rng.uniform(np.log(6), np.log(60)))))
                 for _ in range(int(rng.choice([0, 1, 2], p=[0.55, 0.3, 0.15])))]
        camera = self.camera

        def seen(points: Vectors, ways: Vectors) -> Vectors:
            down = ways[:, 2] < -0.02
            t = np.where(down, (base - points[:, 2]) / np.where(down, ways[:, 2], -1), 0)
            at = points + ways * np.clip(t, 0, 900)[:, None]
            at[:, 2] = base
            pixels = camera.pinhole(at.astype(float)).astype(np.float32)
            pixels = np.clip(pixels, 0, np.array(camera.size, np.float32) - 1)
            # OpenCV's remap takes no more than 32767 rows, and a row of rays is one
            below = cv2.remap(ground, pixels[None, :, 0], pixels[None, :, 1], cv2.INTER_LINEAR)[0] if len(
                pixels) < 32000 else ground[pixels[:, 1].astype(int), pixels[:, 0].astype(int)]
            sky = room * (0.45 + 0.7 * np.clip(ways[:, 2:], 0, 1))
            for pane, edge, bright in panes:
                sky = sky + np.clip((ways @ pane - edge) * 60, 0, 1)[:, None] * room * bright
            for axis, cos, wide, bright in rings:  # bright edges of a tray, tubes, a shade's rim: arcs on rounded edges
                sky = sky + np.clip(1.5 - np.abs(ways @ axis - cos) / wide, 0, 1)[:, None] * room * bright
            return np.asarray(np.where(down[:, None], below, sky), np.float32)

        return seen


def _unit(v: Array) -> npt.NDArray[np.float32]:
    return np.asarray(v / np.linalg.norm(v), np.float32)
