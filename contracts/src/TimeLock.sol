// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IToken} from "./lib/IToken.sol";

/// Locks amounts of one token, each until a time chosen by its owner. Only the owner can withdraw,
/// and only after that time: there is no administrator, no pause and no upgrade. Rejects tokens
/// that transfer another amount than requested.
contract TimeLock {
    struct Position {
        uint256 id;
        uint256 amount;
        /// Unix seconds.
        uint64 lockedAt;
        uint64 unlockTime;
    }

    /// Limited, so that a typo cannot lock tokens for decades.
    uint256 public constant MAX_DURATION = 10 * 365 days;

    IToken public immutable token;

    /// The sum of all owners' open positions.
    uint256 public totalLocked;

    uint256 private lastId;
    mapping(address => Position[]) private positions;
    /// Index in the owner's list plus one; 0 when absent.
    mapping(address => mapping(uint256 => uint256)) private places;

    event Locked(address indexed owner, uint256 indexed id, uint256 amount, uint64 unlockTime);
    event Unlocked(address indexed owner, uint256 indexed id, uint256 amount);

    error AmountIsZero();
    error UnlockTimeNotInFuture(uint256 unlockTime, uint256 now_);
    error UnlockTimeTooFar(uint256 unlockTime, uint256 latest);
    error PositionNotFound(address owner, uint256 id);
    error StillLocked(uint256 id, uint256 unlockTime, uint256 now_);
    error TransferFailed();

    constructor(address token_) {
        token = IToken(token_);
    }

    /// Locks `amount` of the caller, from its allowance, until `unlockTime` in Unix seconds.
    function lock(uint256 amount, uint64 unlockTime) external returns (uint256 id) {
        if (amount == 0) revert AmountIsZero();
        if (unlockTime <= block.timestamp) revert UnlockTimeNotInFuture(unlockTime, block.timestamp);
        uint256 latest = block.timestamp + MAX_DURATION;
        if (unlockTime > latest) revert UnlockTimeTooFar(unlockTime, latest);

        id = ++lastId;
        totalLocked += amount;
        positions[msg.sender].push(Position(id, amount, uint64(block.timestamp), unlockTime));
        places[msg.sender][id] = positions[msg.sender].length;
        emit Locked(msg.sender, id, amount, unlockTime);

        uint256 held = token.balanceOf(address(this));
        if (!token.transferFrom(msg.sender, address(this), amount)) revert TransferFailed();
        if (token.balanceOf(address(this)) != held + amount) revert TransferFailed();
    }

    /// Returns a position of the caller, at or after its unlock time.
    function unlock(uint256 id) external {
        Position[] storage mine = positions[msg.sender];
        uint256 place = places[msg.sender][id];
        if (place == 0) revert PositionNotFound(msg.sender, id);
        Position memory position = mine[place - 1];
        if (block.timestamp < position.unlockTime) {
            revert StillLocked(id, position.unlockTime, block.timestamp);
        }

        Position memory last = mine[mine.length - 1];
        if (last.id != id) {
            mine[place - 1] = last;
            places[msg.sender][last.id] = place;
        }
        mine.pop();
        delete places[msg.sender][id];
        totalLocked -= position.amount;
        emit Unlocked(msg.sender, id, position.amount);

        if (!token.transfer(msg.sender, position.amount)) revert TransferFailed();
    }

    /// At most `limit` open positions of an account from `offset` on, unordered, and their total.
    function positionsOf(address owner, uint256 offset, uint256 limit)
        external
        view
        returns (Position[] memory page, uint256 total)
    {
        Position[] storage all = positions[owner];
        total = all.length;
        uint256 rest = offset < total ? total - offset : 0;
        page = new Position[](rest < limit ? rest : limit);
        for (uint256 i = 0; i < page.length; i++) {
            page[i] = all[offset + i];
        }
    }
}
